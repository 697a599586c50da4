/** The words of a search, corrected against the words that occur in listings. */

import { sql } from "drizzle-orm";
import { nearestWords } from "#domain/shared/spelling.ts";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";

/** A full-text query, and how many listings it can match at most. */
export type Words = {
  query: string;
  rows: number;
  /** How many live listings lack one of the words, at most. */
  lacking: number;
  /** Just one word of the dictionary: then `rows` is the exact number of matches. */
  isOneWord: boolean;
};

type Word = { word: string; count: number };
type Term = { term: string; count: number; words: Word[]; live: number };
type Match = Word & { term: string };

/** A search line has few words; junk has many. */
const MAX_TERMS = 10;
/** From this length on, a prefix finds the words that begin with it. */
const MIN_PREFIX = 3;
/** Up to this many words are listed individually, which is faster for the index than a prefix. */
const MAX_NAMED = 16;
/** Shorter words are too similar to each other to be corrected. */
const MIN_CORRECTED = 4;
/** By how many letters a correction may differ in length. */
const MAX_LENGTH_OFF = 2;
const MAX_CANDIDATES = 60;

/** Every word has to match: as typed, as a prefix, or by its nearest corrections. */
export async function findWords(db: Db, text: string): Promise<Words> {
  const terms = await listTerms(db, text);
  if (terms.length === 0) return { query: "", rows: 0, lacking: 0, isOneWord: false };
  const unknown = terms.filter(({ count, term }) => count === 0 && isCorrectable(term));
  const corrections = unknown.length > 0 ? await listCorrections(db, unknown) : new Map();
  const parts = terms.map((term) => partOf(term, corrections.get(term.term) ?? []));
  return {
    query: parts.map(({ query }) => query).join(" & "),
    rows: Math.min(...parts.map(({ rows }) => rows)),
    lacking: parts.reduce((sum, { lacking }) => sum + lacking, 0),
    isOneWord: parts.length === 1 && parts.every(({ isOneWord }) => isOneWord),
  };
}

/** The words, split like the listings' own text, each with the dictionary words that begin with it. */
function listTerms(db: Db, text: string): Promise<Term[]> {
  const live = sql`
    (select coalesce(sum(count), 0) from place_counts where city_slug = '' and locality_id is null)
      + (select coalesce(sum(change), 0) from listing_deltas)`;
  const last = sql`case when length(lexeme) < ${MIN_PREFIX} then '' else U&'\\+10FFFF' end`;
  const isIts = sql`word >= lexeme collate "C" and word <= (lexeme || ${last}) collate "C"`;
  return query<Term>(
    db,
    sql`
      select lexeme as term, coalesce(sum(count), 0)::bigint as count,
             coalesce(json_agg(json_build_object('word', word, 'count', count)) filter (where turn <= ${MAX_NAMED + 1}), '[]') as words,
             (${live})::bigint as live
        from (select lexeme from unnest(to_tsvector('simple', ${text}::text)) limit ${MAX_TERMS}) as terms
        left join lateral (
          select word, sum(count) as count, row_number() over (order by sum(count) desc, word) as turn
            from (select word, count from search_words where ${isIts}
                  union all select word, change from word_deltas where ${isIts}) as known
           group by word having sum(count) > 0) as matching on true
       group by lexeme`,
  );
}

async function listCorrections(db: Db, terms: Term[]): Promise<Map<string, Word[]>> {
  const candidates = await query<Match>(
    db,
    sql`
      select term, word, count
        from unnest(${sql.param(terms.map(({ term }) => term))}::text[]) as term,
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
    terms.map(({ term }) => [
      term,
      nearestWords(
        term,
        candidates.filter((candidate) => candidate.term === term),
      ),
    ]),
  );
}

function partOf({ term, count, words, live }: Term, corrections: Word[]): Words {
  const isKnown = count > 0;
  const meant = isKnown ? words : corrections;
  // A listing may contain several of them, so only the most common one is certain; corrections give no bound.
  const lacking = isKnown ? live - Math.max(...meant.map((word) => word.count)) : live;
  if (meant.length === 0) return { query: quoted(term), rows: 0, lacking, isOneWord: false };
  if (meant.length > MAX_NAMED)
    return { query: `${quoted(term)}:*`, rows: count, lacking, isOneWord: false };
  return {
    query: `(${meant.map(({ word }) => quoted(word)).join(" | ")})`,
    rows: meant.reduce((sum, word) => sum + word.count, 0),
    lacking,
    isOneWord: isKnown && meant.length === 1,
  };
}

function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTED && !/\d/.test(word);
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
