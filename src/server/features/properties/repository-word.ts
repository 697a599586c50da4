/** The words of a search, corrected by the words there are. */

import { sql } from "drizzle-orm";
import { nearestWords } from "#domain/spelling.ts";
import type { Db } from "#server/db/client.ts";
import { query } from "#server/db/prepared.ts";

/** As full text search takes them, and how many listings they can match at most. */
export type Words = { query: string; rows: number };

type Term = { word: string; count: number };
type Match = { term: string; word: string; count: number };

/** A line has few words; junk has many. */
const MAX_TERMS = 10;
/** The beginning of a word finds the word, once it says something. */
const MIN_PREFIX = 3;
/** Shorter words are too much like each other to be corrected. */
const MIN_CORRECTED = 4;
/** Letters by which words of the dictionary may be off the length. */
const MAX_LENGTH_OFF = 2;
const MAX_CANDIDATES = 60;

/** Every word has to match: as it is, as a beginning, or as the nearest words there are. */
export async function findWords(db: Db, text: string): Promise<Words> {
  const terms = await listTerms(db, text);
  if (terms.length === 0) return { query: "", rows: 0 };
  const unknown = terms.filter(({ count, word }) => count === 0 && isCorrectable(word));
  const corrections = unknown.length > 0 ? await listCorrections(db, unknown) : new Map();
  const parts = terms.map((term) => partOf(term, corrections.get(term.word) ?? []));
  return {
    query: parts.map(({ query }) => query).join(" & "),
    rows: Math.min(...parts.map(({ rows }) => rows)),
  };
}

/** The words as the listings' own text was taken apart, each with how many listings begin one with it. */
function listTerms(db: Db, text: string): Promise<Term[]> {
  const known = sql`select word, count from search_words union all select word, change from word_deltas`;
  return query<Term>(
    db,
    sql`
      select lexeme as word, coalesce((
        select sum(count) from (${known}) as known
         where known.word >= lexeme collate "C" and known.word <= lexeme || case when length(lexeme) < ${MIN_PREFIX}
           then '' else U&'\\+10FFFF' end collate "C"), 0) as count
        from unnest(to_tsvector('simple', ${text}::text)) limit ${MAX_TERMS}`,
  );
}

async function listCorrections(db: Db, terms: Term[]): Promise<Map<string, Term[]>> {
  const candidates = await query<Match>(
    db,
    sql`
      select term, word, count
        from unnest(${sql.param(terms.map(({ word }) => word))}::text[]) as term,
             lateral (
               (select word, count from search_words
                 where word % term and count > 0 and abs(length(word) - length(term)) <= ${MAX_LENGTH_OFF}
                   and word !~ '[0-9]'
                 order by similarity(word, term) desc limit ${MAX_CANDIDATES})
               union
               (select word, count from search_words
                 where word >= left(term, 2) collate "C" and word < left(term, 2) || U&'\\+10FFFF' collate "C"
                   and count > 0 and abs(length(word) - length(term)) <= 1
                 order by count desc limit ${MAX_CANDIDATES})
               union
               (select word, sum(change) from word_deltas
                 where abs(length(word) - length(term)) <= ${MAX_LENGTH_OFF} group by word
                having sum(change) > 0)) as near`,
  );
  return new Map(
    terms.map(({ word }) => [
      word,
      nearestWords(
        word,
        candidates.filter(({ term }) => term === word),
      ),
    ]),
  );
}

function partOf({ word, count }: Term, corrections: Term[]): Words {
  if (count > 0 || corrections.length === 0) {
    return { query: quoted(word) + (word.length < MIN_PREFIX ? "" : ":*"), rows: count };
  }
  return {
    query: `(${corrections.map((near) => quoted(near.word)).join(" | ")})`,
    rows: corrections.reduce((sum, near) => sum + near.count, 0),
  };
}

function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTED && !/\d/.test(word);
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
