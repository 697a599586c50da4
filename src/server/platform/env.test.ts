import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./env.ts";

function problemOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return "";
}

test("nothing need be set", () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    SITE_NAME: "Aangan",
    TRUSTED_PROXIES: [],
    publicUrl: "http://localhost:3000",
    isDemo: true,
    areLimitsOn: true,
  });
});

test("an empty setting is one that is not set", () => {
  expect(readSettings({ PORT: "", PUBLIC_URL: "", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({
    PORT: 3000,
    publicUrl: "http://localhost:3000",
    isDemo: true,
  });
});

test("the public address is an origin: no path, no slash", () => {
  expect(readSettings({ PUBLIC_URL: "https://aangan.example/" }).publicUrl).toBe(
    "https://aangan.example",
  );
  expect(readSettings({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
});

test.for([
  "https://aangan.example/homes",
  "https://aangan.example/?",
  "https://aangan.example?from=here",
  "https://aangan.example/#top",
  "https://admin:password@aangan.example",
  "https://aangan.example//",
])("an address with more to it is refused by name: %s", (address) => {
  expect(problemOf({ PUBLIC_URL: address })).toMatch(/PUBLIC_URL: .* without a path/);
});

describe("the demo", () => {
  const own = { DATABASE_URL: "postgres://db/aangan", AUTH_SECRET: "x".repeat(32) };

  test.for([
    ["shown on the embedded database", {}, true],
    ["not shown on the operator's own", own, false],
    ["shown there when asked for", { ...own, DEMO: "on" }, true],
    ["not shown when refused", { DEMO: "off" }, false],
  ] as const)("is %s", ([, environment, expected]) => {
    expect(readSettings(environment).isDemo).toBe(expected);
  });
});

test("trusted proxies are addresses, with commas or spaces between them", () => {
  expect(readSettings({ TRUSTED_PROXIES: "10.0.0.1, 10.0.0.2  ::1," }).TRUSTED_PROXIES).toEqual([
    "10.0.0.1",
    "10.0.0.2",
    "::1",
  ]);
});

test.for([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["NODE_ENV", "staging"],
  ["PUBLIC_URL", "aangan.example"],
  ["PUBLIC_URL", "ftp://aangan.example"],
  ["PUBLIC_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://db/aangan"],
  ["DATABASE_URL", "db"],
  ["AUTH_SECRET", "short"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_PASSWORD", "short"],
  ["DEMO", "yes"],
  ["RATE_LIMITS", "false"],
  ["SITE_NAME", "x".repeat(41)],
  ["SITE_PHONE", "9876543210"],
  ["SITE_EMAIL", "hello"],
  ["SMTP_URL", "http://mail.example"],
  ["MAP_STYLE_URL", "ftp://tiles.example/style.json"],
  ["TRUSTED_PROXIES", "proxy.internal"],
  ["TRUSTED_PROXIES", "10.0.0.0/8"],
  ["LOG_LEVEL", "loud"],
] as const)("a wrong %s stops the start with a sentence that names it: %s", ([name, value]) => {
  const problem = problemOf({ [name]: value });

  expect(problem).toMatch(new RegExp(`^Cannot start: ${name}[:.]`));
  expect(problem).toContain(".env.example");
});

test.for([
  [
    "a database of one's own without a secret that several nodes share",
    { DATABASE_URL: "postgres://db/a" },
    "AUTH_SECRET",
  ],
  [
    "a public site without limits",
    { RATE_LIMITS: "off", PUBLIC_URL: "https://aangan.example" },
    "RATE_LIMITS",
  ],
  ["a mail server without a sender", { SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
  [
    "a bucket without its keys",
    { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "homes" },
    "S3_ACCESS_KEY, S3_SECRET_KEY",
  ],
] as const)("%s is refused", ([, environment, name]) => {
  expect(problemOf(environment)).toContain(`${name}: `);
});

test.for([
  [{ NODE_ENV: "production", PUBLIC_URL: "http://aangan.example" }, ["PUBLIC_URL: is not https"]],
  [{ NODE_ENV: "production", HOST: "0.0.0.0" }, ["PUBLIC_URL: is not set"]],
  [{ NODE_ENV: "production", PUBLIC_URL: "https://aangan.example", HOST: "0.0.0.0" }, []],
  [{ NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" }, []],
  [{ NODE_ENV: "production" }, []],
  [{ PUBLIC_URL: "http://aangan.example" }, []],
] as const)(
  "what is a hole in a public site is said at the start: %j",
  ([environment, expected]) => {
    const { warnings } = readSettings(environment);

    expect(warnings.map((warning) => warning.split(",")[0])).toEqual(expected);
  },
);

test("every wrong setting is named at once, and no value is repeated", () => {
  const problem = problemOf({ PORT: "x", AUTH_SECRET: "hunter2", ADMIN_PASSWORD: "hunter3" });

  for (const name of ["PORT", "AUTH_SECRET", "ADMIN_PASSWORD"]) expect(problem).toContain(name);
  expect(problem).not.toContain("hunter");
});
