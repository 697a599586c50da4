/** The environment, read once at start; nothing else in the project reads process.env. */

import { isIP } from "node:net";
import { z } from "zod";
import { MAX_WORKERS } from "./processes/count.ts";

const onOff = z.enum(["on", "off"]);

const settingsSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, "must be an address without a path, such as https://homes.example")
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(10, "must have at least 10 characters").optional(),
  DEMO: onOff.optional(),
  DEMO_PASSWORD: z.string().min(8).optional(),
  SITE_NAME: z.string().trim().min(1).max(40).default("Aangan"),
  SITE_PHONE: z
    .string()
    .regex(/^\+91[1-9]\d{9}$/, "must look like +919876543210")
    .default("+919800000000"),
  SITE_EMAIL: z.email().default("hello@aangan.example"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("auto"),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform(splitList)
    .refine((items) => items.every((item) => isIP(item) !== 0), "must be addresses like 10.0.0.2"),
  WORKERS: z.coerce.number().int().min(1).max(MAX_WORKERS).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  MIGRATION_BACKUP: onOff.default("on"),
  RATE_LIMITS: onOff.default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const S3_NEEDS = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

type Given = z.output<typeof settingsSchema>;
export type Settings = ReturnType<typeof readSettings>;

/** Throws an error whose message names each wrong setting. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    throw new SettingsError(problems);
  }
  const settings = parsed.data;
  const problems = contradictions(settings);
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    ...settings,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    mapOrigin: settings.MAP_STYLE_URL && new URL(settings.MAP_STYLE_URL).origin,
    s3: s3Of(settings),
    google: googleOf(settings),
    isDemo: settings.DEMO ? settings.DEMO === "on" : settings.DATABASE_URL === undefined,
    isMigrationBackedUp: settings.MIGRATION_BACKUP === "on",
    areLimitsOn: settings.RATE_LIMITS === "on",
    warnings: warningsAbout(settings),
  };
}

export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(problems: string[]) {
    super(`Cannot start: ${problems.join("; ")}. See .env.example for every setting.`);
  }
}

function contradictions(settings: Given): string[] {
  const problems: string[] = [];
  if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
    problems.push("AUTH_SECRET: required with DATABASE_URL, so that several nodes agree on it");
  }
  if (settings.RATE_LIMITS === "off" && settings.PUBLIC_URL?.startsWith("https:")) {
    problems.push("RATE_LIMITS: off is for load tests and is refused with an https PUBLIC_URL");
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    problems.push("MAIL_FROM: required with SMTP_URL");
  }
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined)) {
    problems.push("GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: each is required with the other");
  }
  const missing = S3_NEEDS.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < S3_NEEDS.length) {
    problems.push(`${missing.join(", ")}: required with the other S3 settings`);
  }
  return problems;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** Settings that are fine on a private network, and a security hole on a public site. */
function warningsAbout({ NODE_ENV, PUBLIC_URL, HOST }: Given): string[] {
  if (NODE_ENV !== "production") return [];
  const { protocol, hostname } = new URL(PUBLIC_URL ?? "http://localhost");
  const isOurselves = LOOPBACK.has(hostname);
  const warnings: string[] = [];
  if (protocol === "http:" && !isOurselves) {
    warnings.push("PUBLIC_URL: is not https, so passwords and sessions can be read on their way");
  }
  if (PUBLIC_URL === undefined && !LOOPBACK.has(HOST)) {
    warnings.push("PUBLIC_URL: is not set, so requests for any host are answered");
  }
  return warnings;
}

/** Where pictures are stored, if not on this machine's disk. */
function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: Given) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Given) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}

/** The site is served from the root of its host: the rest of a longer URL would be ignored silently. */
function isOrigin(text: string): boolean {
  const { href, origin } = new URL(text);
  return href === `${origin}/` && !/[?#]/.test(text);
}

function splitList(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
