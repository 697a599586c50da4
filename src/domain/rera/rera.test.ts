import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { readRera } from "./rera.ts";

describe("a registration number tells its state and kind", () => {
  test.each([
    ["P52100012200", "MH", "project"],
    ["PR1260002500852", "MH", "project"],
    ["A51800000974", "MH", "agent"],
    ["PRM/KA/RERA/1248/469/PR/050723/006033", "KA", "project"],
    ["PRM/KA/RERA/1251/446/AG/220927/003103", "KA", "agent"],
    ["TN/29/Building/0122/2024", "TN", "project"],
    ["TNRERA/29/LO/4544/2025", "TN", "project"],
    ["TN/Agent/0122/2024 dated 01.02.2024", "TN", "agent"],
    ["UPRERAPRJ6734", "UP", "project"],
    ["UPRERAPRJ125342/02/2026", "UP", "project"],
    ["UPRERAAGT10202", "UP", "agent"],
    ["PR/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/RAA12039/110423/311226", "GJ", "project"],
    ["RC/REP/HARERA/GGM/123/45/2024/6", "HR", "project"],
    ["HRERA-PKL-REA-123-2024", "HR", "agent"],
    ["HRERA-PKL-SNP-123-2024", "HR", "project"],
    ["DLRERA2024P0001", "DL", "project"],
    ["DLRERA2024A0001", "DL", "agent"],
    ["RAJ/P/2024/1234", "RJ", "project"],
    ["PBRERA-SAS80-PR0394", "PB", "project"],
    ["K-RERA/PRJ/EKM/123/2024", "KL", "project"],
    ["WBRERA/P/KOL/2024/001234", "WB", "project"],
    ["P-BPL-24-4939", "MP", "project"],
    ["RP/19/2025/01361", "OD", "project"],
    ["BRERAP05734-1/994/R-766/2019", "BR", "project"],
    ["PCGRERA200618000247", "CG", "project"],
    ["PRGO02231914", "GA", "project"],
    ["JHARERA/PROJECT/146/2022", "JH", "project"],
    ["UKREP11250000693", "UK", "project"],
    ["RERAHPSHP01190048", "HP", "project"],
    ["PRTR03240386", "TR", "project"],
    ["RERAA KM 49 OF 2024-2025", "AS", "project"],
  ])("%s is of %s, %s", (text, state, kind) => {
    expect(readRera(text)).toMatchObject({ state, kind, isKnownShape: true, isSample: false });
  });
});

test.each([
  [" p52100012200 ", "P52100012200"],
  ["P 5210 0012200", "P52100012200"],
  ["RERA No: P52100012200", "P52100012200"],
  ["MahaRERA Reg. No. P52100012200", "P52100012200"],
  ["PRM/KA/RERA/1248/469/PR/ 050723/006033", "PRM/KA/RERA/1248/469/PR/050723/006033"],
  ["P५२१०००१२२००", "P52100012200"],
])("%j is kept as %s", (text, normalised) => {
  expect(readRera(text)).toMatchObject({ normalised, isKnownShape: true });
});

test("Telangana and Andhra share a shape, so the state has to be told", () => {
  expect(readRera("P02400004125")).toMatchObject({ state: null, kind: "project", lookupUrl: null });
  expect(readRera("P02400004125", "TS").lookupUrl).toContain("telangana");
  expect(readRera("P02400004125", "AP").lookupUrl).toContain("rera.ap.gov.in");
});

test("the register's page comes with the number", () => {
  expect(readRera("P52100012200").lookupUrl).toBe(
    "https://maharera.maharashtra.gov.in/projects-search-result",
  );
});

test("the number knows its state better than the form", () => {
  expect(readRera("P52100012200", "KA").state).toBe("MH");
});

test("an unknown shape is kept, with the state's page to check it", () => {
  expect(readRera("New/Series 7", "KA")).toEqual({
    normalised: "NEW/SERIES 7",
    state: "KA",
    kind: null,
    isKnownShape: false,
    isSample: false,
    lookupUrl: "https://rera.karnataka.gov.in/viewAllProjects",
  });
  expect(readRera("anything").state).toBeNull();
  expect(readRera("x", "constructor").lookupUrl).toBeNull();
});

test("a sample number is never sent to a register", () => {
  expect(readRera("sample-rera-0001", "MH")).toMatchObject({
    normalised: "SAMPLE-RERA-0001",
    isSample: true,
    isKnownShape: false,
    lookupUrl: null,
  });
});

test("hostile text is read at once", async () => {
  for (const piece of ["/", "A", "RERA ", "PR/GJ/", " "]) {
    const text = piece.repeat(50_000 / piece.length);
    expect(await quickestMs(200, () => readRera(text))).toBeLessThan(200);
  }
});
