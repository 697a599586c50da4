import type pg from "pg";
import { z } from "zod";
import { parseRows } from "./rows.ts";

const encodingRow = z.object({ name: z.string(), encoding: z.string() });

const NEEDED = "UTF8";

/** What is wrong with the database's encoding, and how to create one with the right one; or undefined. */
export async function findEncodingProblem(client: pg.ClientBase | pg.Pool) {
  const { rows } = await client.query(
    "select current_database() as name, current_setting('server_encoding') as encoding",
  );
  const [{ name, encoding } = { name: "", encoding: "" }] = parseRows(encodingRow, rows);
  if (encoding === NEEDED) return undefined;
  return `DATABASE_URL: the database ${name} has the encoding ${encoding}, in which Hindi is no text; it must be ${NEEDED}. Make another (create database aangan template template0 encoding '${NEEDED}' locale 'C.UTF-8') and name it in DATABASE_URL; a site that is in this one already is brought over by "npm run cli -- backup" and "restore"`;
}

/** Without an encoding PostgreSQL stores bytes: it cannot fold case and finds no Hindi name. */
export async function refuseEncoding(client: pg.ClientBase): Promise<void> {
  const problem = await findEncodingProblem(client);
  if (problem) throw new Error(problem);
}
