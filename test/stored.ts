/** Searches every column of every table for a text, so that new tables are included automatically. */

import type pg from "pg";

/** Where the text is stored, as "table.column"; ignores case. */
export async function findStored(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by 1, 2`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await pool.query(
      `select from "${table}" where position(lower($1) in lower("${column}"::text)) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}
