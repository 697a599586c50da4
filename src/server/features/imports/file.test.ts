import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { test } from "#test/app.ts";
import { openFile } from "./file.ts";

async function read(folder: string, bytes: string | Uint8Array) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  const file = await openFile(path);
  const rows: unknown[] = [];
  for await (const { row } of file.rows()) rows.push(row);
  return { names: file.names, sample: file.sample, rows };
}

const EXPECTED = [
  { title: "Flat, sunny", price: "₹ 80 L" },
  { title: "Villa", price: "₹ 1 Cr" },
];

describe("a table is read whatever it is", () => {
  const csv = 'title,price\r\n"Flat, sunny",₹ 80 L\r\nVilla,₹ 1 Cr\r\n';
  test.for([
    ["CSV", csv],
    ["CSV with a mark in front", `\ufeff${csv}`],
    ["CSV with a line about itself", `Export of 15 Nov 2026\n${csv}`],
    ["semicolons", 'title;price\n"Flat, sunny";₹ 80 L\nVilla;₹ 1 Cr'],
    ["tabs", "title\tprice\nFlat, sunny\t₹ 80 L\nVilla\t₹ 1 Cr\n"],
    ["bars", "title|price\nFlat, sunny|₹ 80 L\nVilla|₹ 1 Cr\n"],
    ["UTF-16", Buffer.from(`\ufeff${csv}`, "utf16le")],
    ["a JSON array", JSON.stringify(EXPECTED)],
    ["a JSON array with air", JSON.stringify(EXPECTED, null, 2)],
    ["JSON lines", EXPECTED.map((row) => JSON.stringify(row)).join("\n")],
    ["JSON within an answer", JSON.stringify({ data: EXPECTED, total: 2 })],
  ] as const)("%s", async ([, bytes], { folder }) => {
    const { names, rows } = await read(folder, bytes);

    expect(names).toEqual(["title", "price"]);
    expect(rows).toEqual(EXPECTED);
  });

  test("what a spreadsheet of old saved", async ({ folder }) => {
    const { rows } = await read(folder, Buffer.from("title,price\nCaf\u00e9,80 L\n", "latin1"));

    expect(rows).toEqual([{ title: "Café", price: "80 L" }]);
  });

  test("JSON with depth, quotes and brackets in its texts", async ({ folder }) => {
    const text = 'a "b" [c] {d} \\';
    const { rows } = await read(
      folder,
      JSON.stringify([{ text, price: { amount: 5 }, tags: ["x"] }]),
    );

    expect(rows).toEqual([{ text, "price.amount": 5, tags: ["x"] }]);
  });

  test("rows that are too short or too long, and names that repeat", async ({ folder }) => {
    const { names, rows } = await read(folder, "a,a,\n1\n1,2,3,4\n");

    expect(names).toEqual(["a", "a (2)", "Column 3"]);
    expect(rows).toEqual([
      { a: "1", "a (2)": "", "Column 3": "" },
      { a: "1", "a (2)": "2", "Column 3": "3" },
    ]);
  });
});

describe("what cannot be read says so", () => {
  test.for([
    ["nothing", "", "The file is empty"],
    ["half a JSON", '[{"a": 1}, {"a"', "not readable JSON"],
    ["no JSON", "[{a}]", "not readable JSON"],
    ["a quote that never ends", `a,b\n"${"x".repeat(1_200_000)}`, "not a readable table"],
  ] as const)("%s", async ([, bytes, words], { folder }) => {
    await expect(read(folder, bytes)).rejects.toThrow(words);
  });
});

test("a large file is read piece by piece", async ({ folder }) => {
  const path = join(folder, "large.json");
  const row = JSON.stringify({ title: "x".repeat(200), price: 5 });
  await writeFile(path, `[${Array.from({ length: 20_000 }, () => row).join(",\n")}]`);
  const file = await openFile(path);
  let count = 0;
  let percent = 0;

  for await (const next of file.rows()) {
    expect(next.percent).toBeGreaterThanOrEqual(percent);
    percent = next.percent;
    count += 1;
  }

  expect(count).toBe(20_000);
  expect(percent).toBe(99);
});
