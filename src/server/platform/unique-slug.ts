import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

type Store<Row> = {
  listTaken: (base: string) => Promise<string[]>;
  /** Returns `undefined` if the id was taken in the meantime. */
  insert: (id: string) => Promise<Row | undefined>;
};

const ATTEMPTS = 5;

/** Inserts under the first free id for a name: "nivara", then "nivara-2". */
export async function insertWithUniqueSlug<Row>(base: string, store: Store<Row>): Promise<Row> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = new Set(await store.listTaken(base));
    let number = 1;
    while (taken.has(numbered(base, number))) number += 1;
    const row = await store.insert(numbered(base, number));
    if (row) return row;
  }
  throw new AppError(sharedProblems.nameTaken());
}

function numbered(base: string, number: number): string {
  return number === 1 ? base : `${base}-${number}`;
}
