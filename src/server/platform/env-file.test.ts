import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect } from "vitest";
import { test } from "#test/app.ts";
import { SettingsError } from "./env.ts";
import { loadEnvFile } from "./env-file.ts";

const GOOD = {
  "plain values": "PORT=8080\nHOST=0.0.0.0\n",
  "no newline at the end": "PORT=8080",
  "lines of Windows": "PORT=8080\r\nSITE_NAME='Our homes'\r\n\r\n",
  "comments, before, after and between":
    "# ours\n\n  # indented\nPORT=8080 # the proxy's\nHOST=::1#x\n",
  "export, spaces and tabs": "export PORT=8080\n  HOST = ::1  \n\tA\t=\tb\n",
  "three kinds of quotes": `A="it's"\nB='say "hello"'\nC=\`both ' and "\`\n`,
  "a comment after a quote": `A="a # b" # c\nB='d'\n`,
  "values of several lines":
    "KEY=\"-----BEGIN KEY-----\nMIIE==\n-----END KEY-----\"\nA=1\nB='x\n# y\n\nz'\n",
  "escaped newlines in double quotes only": `A="x\\ny"\nB='x\\ny'\n`,
  "empty values": "A=\nB=\"\"\nC=''\nD= # nothing\nE=last\n",
  "signs in a value": "A=postgres://u:p@h/db?x=1&y=2\nB=a=b\nC=it's\n",
  "a name given twice": "A=1\nA=2\n",
  Hindi: "SITE_NAME=आँगन\n",
};

describe("a file of settings", () => {
  test.for(Object.entries(GOOD))("is read as node reads it: %s", async ([, text], { folder }) => {
    const path = join(folder, ".env");
    await writeFile(path, text);
    const environment: Record<string, string | undefined> = {};

    loadEnvFile(environment, path);

    expect(Object.keys(environment).length).toBeGreaterThan(0);
    expect(environment).toEqual({ ...parseEnv(text) });
  });

  test("may begin with the mark that some editors write", async ({ folder }) => {
    const path = join(folder, ".env");
    await writeFile(path, "\ufeffPORT=8080\r\n");
    const environment: Record<string, string | undefined> = {};

    loadEnvFile(environment, path);

    expect(environment).toEqual({ PORT: "8080" });
  });

  test("does not change what the environment says, and need not be there", async ({ folder }) => {
    const path = join(folder, ".env");
    await writeFile(path, "PORT=8080\nHOST=::1\n");
    const environment = { PORT: "9090" };

    loadEnvFile(environment, join(folder, "none"));
    loadEnvFile(environment, path);

    expect(environment).toEqual({ PORT: "9090", HOST: "::1" });
  });
});

const BAD: [string, string | Uint8Array, string][] = [
  ["random bytes", Uint8Array.of(65, 61, 98, 10, 0xde, 0xad, 0xbe, 0xef, 10), "line 2 of"],
  ["zeros", "A=b\n\0\0\0\0", "line 2 of"],
  ["a zero in a value", "A=b\0c\n", "line 1 of"],
  ["a quote that is never closed", 'PORT=8080\nSITE_NAME="Aangan\nHOST=::1\n', "line 2 of"],
  ["a single quote that is never closed", "SITE_NAME='Aangan", "line 1 of"],
  ["a quote closed by the next one", 'A=1\nSITE_NAME="Aangan\nMAIL_FROM="a@b"\n', "line 2 of"],
  ["text after a quote", `PORT="8080"1\n`, "line 1 of"],
  ["a word", "PORT=8080\nnonsense\n", "line 2 of"],
  ["a colon", "# yes\nPORT: 8080\n", "line 2 of"],
  ["no name", "=8080\n", "line 1 of"],
  ["two words before the sign", "set PORT=8080\n", "line 1 of"],
  ["a line after a value of several", "A='x\ny'\nB\n", "line 3 of"],
];

test.for(BAD)("%s: the line is named", async ([, content, line], { folder }) => {
  const path = join(folder, ".env");
  await writeFile(path, content);

  expect(() => loadEnvFile({}, path)).toThrow(SettingsError);
  expect(() => loadEnvFile({}, path)).toThrow(`${line} ${path}`);
});

test("a folder of that name is said to be one", async ({ folder }) => {
  const path = join(folder, ".env");
  await mkdir(path);

  expect(() => loadEnvFile({}, path)).toThrow(`${path} is a folder`);
});
