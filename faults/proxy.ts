/** The proxies of deploy/ as configured there; only addresses, ports and the certificate are replaced. */

import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { downloadPackage, hasPackages, installPackage } from "../bench/debian.ts";
import { freePort, newFolder, ROOT } from "../bench/site.ts";
import { Skipped } from "../bench/skipped.ts";
import { check } from "./check.ts";

export type ProxyKind = "haproxy" | "nginx";
export type Proxy = { port: number; stop: () => Promise<void> };

type Ports = { plain: number; tls: number; nodes: readonly [number, number] };

export const METRICS_TOKEN = "a token that only this test knows";

export async function startProxy(
  kind: ProxyKind,
  nodes: readonly [number, number],
): Promise<Proxy> {
  const program = await ensureProgram(kind);
  const folder = await newFolder();
  const certificate = makeCertificate(folder.path);
  const ports = { plain: await freePort(), tls: await freePort(), nodes };
  const { arguments: list, file, text } = await configure(kind, folder.path, certificate, ports);
  await writeFile(file, text);
  refuseBadConfiguration(program, kind === "haproxy" ? ["-c", ...list] : ["-t", ...list]);
  const child = spawn(program, list, {
    stdio: "ignore",
    env: { ...process.env, METRICS_TOKEN },
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  await untilListening(ports.tls, child);
  return {
    port: ports.tls,
    async stop() {
      process.off("exit", end);
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await folder.remove();
    },
  };
}

type Certificate = { whole: string; certificate: string; key: string };
type Configuration = { file: string; text: string; arguments: string[] };

async function configure(
  kind: ProxyKind,
  folder: string,
  { whole, certificate, key }: Certificate,
  { plain, tls, nodes }: Ports,
): Promise<Configuration> {
  const example = await readFile(join(ROOT, "deploy", `${kind}.${EXTENSION[kind]}`), "utf8");
  const file = join(folder, "proxy.cfg");
  const common: [string, string][] = [
    ["10.0.0.11:3000", `127.0.0.1:${nodes[0]}`],
    ["10.0.0.12:3000", `127.0.0.1:${nodes[1]}`],
  ];
  if (kind === "haproxy") {
    const text = replaceEach(example, [
      ...common,
      ["bind :80", `bind 127.0.0.1:${plain}`],
      ["bind :443", `bind 127.0.0.1:${tls}`],
      ["/etc/haproxy/site.pem", whole],
      // Limited by how many files a test may open.
      ["maxconn 20000", "maxconn 2000"],
    ]);
    return { file, text, arguments: ["-f", file] };
  }
  await mkdir(join(folder, "logs"));
  const site = replaceEach(example, [
    ...common,
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen 443 ssl", `listen 127.0.0.1:${tls} ssl`],
    ["/etc/ssl/site.crt", certificate],
    ["/etc/ssl/site.key", key],
  ]);
  const text = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 1024; }
    http { access_log off; ${temporary(folder)}\n${site} }`;
  return { file, text, arguments: ["-p", folder, "-c", file] };
}

const EXTENSION = { haproxy: "cfg", nginx: "conf" } as const;

const temporary = (folder: string): string =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");

/** Each text must be found: otherwise the test would not cover the published example. */
function replaceEach(text: string, pairs: readonly [string, string][]): string {
  return pairs.reduce((changed, [from, to]) => {
    check(changed.includes(from), `the example in deploy/ no longer says "${from}"`);
    return changed.replace(from, to);
  }, text);
}

function refuseBadConfiguration(program: string, list: string[]): void {
  const { status, stderr } = spawnSync(program, list, {
    encoding: "utf8",
    env: { ...process.env, METRICS_TOKEN },
  });
  check(status === 0, `the example in deploy/ is refused: ${stderr}`);
}

async function ensureProgram(name: ProxyKind): Promise<string> {
  const found = findProgram(name);
  if (found) return found;
  if (!hasPackages) return skip(name);
  if (name === "nginx") return await unpackNginx();
  installPackage(name);
  return findProgram(name) ?? skip(name);
}

/** Unpacked, not installed: Debian's nginx would immediately take port 80 of this machine. */
async function unpackNginx(): Promise<string> {
  const folder = join(ROOT, ".cache", "nginx");
  const program = join(folder, "usr", "sbin", "nginx");
  if (existsSync(program)) return program;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  downloadPackage("nginx", folder);
  const [archive] = await readdir(folder);
  if (archive === undefined) return skip("nginx");
  execFileSync("dpkg", ["-x", join(folder, archive), folder]);
  return program;
}

function makeCertificate(folder: string): Certificate {
  const openssl = findProgram("openssl") ?? skip("openssl");
  const files = {
    key: join(folder, "site.key"),
    certificate: join(folder, "site.crt"),
    whole: join(folder, "site.pem"),
  };
  const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "rsa:2048"];
  execFileSync(
    openssl,
    ["req", "-x509", ...subject, "-keyout", files.key, "-out", files.certificate],
    { stdio: "ignore" },
  );
  execFileSync("sh", [
    "-c",
    `cat "$1" "$2" > "$3"`,
    "sh",
    files.certificate,
    files.key,
    files.whole,
  ]);
  return files;
}

function skip(program: string): never {
  throw new Skipped(`needs ${program}`);
}

function findProgram(name: string): string | undefined {
  const folders = ["/usr/sbin", "/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error("the proxy does not listen");
}
