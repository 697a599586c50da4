/**
 * Sessions are looked up by the hash of their token: reading the table, a backup or a replica yields no token
 * to sign in with. better-auth knows only the token, so every where clause is translated on its way in.
 */

import type { BetterAuthOptions, DBAdapter, Where } from "better-auth";
import { hash } from "#server/platform/signing.ts";

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter;

export function withHashedTokens(open: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = open(options);
    return {
      ...adapter,
      create: ({ data, ...rest }) =>
        adapter.create({ ...rest, data: rest.model === SESSION ? hashedData(data) : data }),
      async findOne<Row>(query: Parameters<DBAdapter["findOne"]>[0]) {
        const row = await adapter.findOne<Row>(translated(query));
        const token = tokenRequested(query);
        // better-auth ends or renews a session by the token of the row it was given.
        return row && token !== undefined ? { ...row, token } : row;
      },
      findMany: (query) => adapter.findMany(translated(query)),
      count: (query) => adapter.count(translated(query)),
      update: (query) => adapter.update(translated(query)),
      updateMany: (query) => adapter.updateMany(translated(query)),
      delete: (query) => adapter.delete(translated(query)),
      deleteMany: (query) => adapter.deleteMany(translated(query)),
    };
  };
}

const SESSION = "session";

type Query = { model: string; where?: Where[] | undefined };

function translated<Asked extends Query>(query: Asked): Asked {
  if (query.model !== SESSION || !query.where) return query;
  return { ...query, where: query.where.map(hashedClause) };
}

function hashedClause(clause: Where): Where {
  const { field, value } = clause;
  if (field !== "token") return clause;
  if (Array.isArray(value)) return { ...clause, value: value.map((each) => hash(String(each))) };
  return { ...clause, value: hash(String(value)) };
}

function hashedData<Data extends object>(data: Data): Data {
  return "token" in data ? { ...data, token: hash(String(data.token)) } : data;
}

function tokenRequested({ model, where }: Query): string | undefined {
  const value = model === SESSION && where?.find(({ field }) => field === "token")?.value;
  return typeof value === "string" ? value : undefined;
}
