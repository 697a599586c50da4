/** Reviews of sixteen companies; the others have none yet. */

import { createDeck } from "#demo/chance.ts";
import { DEMO_COMPANIES } from "#demo/companies/companies.ts";
import { createRandom, cycle } from "#demo/drawing/random.ts";
import { uuidOf } from "#demo/identity.ts";
import { signature } from "#demo/people/people.ts";
import type { ReviewRow } from "#demo/repository.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { REVIEW_TEXTS } from "./review-texts.ts";

const REVIEWED_COMPANIES = 16;
const FIRST_REVIEWER = 400;

/** Some firms are liked better than others. */
const RATINGS = [
  [5, 5, 4, 5, 4, 5, 4, 5, 5, 4],
  [5, 4, 4, 5, 4, 3, 5, 4, 5, 4],
  [4, 4, 5, 3, 4, 5, 4, 4, 3, 4],
] as const;

export function reviewRows(now: Date): ReviewRow[] {
  const random = createRandom("reviews");
  const texts = {
    3: createDeck(random.fork("3"), REVIEW_TEXTS[3]),
    4: createDeck(random.fork("4"), REVIEW_TEXTS[4]),
    5: createDeck(random.fork("5"), REVIEW_TEXTS[5]),
  };
  let count = 0;

  function review(companyId: string, rating: 3 | 4 | 5, status: ReviewRow["status"]): ReviewRow {
    count += 1;
    const createdAt = new Date(now.getTime() - Math.round(random.between(1, 240) * DAY_MS));
    return {
      id: uuidOf(`review/${count}`),
      companyId,
      authorName: signature(FIRST_REVIEWER + count),
      rating,
      text: texts[rating](),
      status,
      createdAt,
      updatedAt: createdAt,
    };
  }

  return DEMO_COMPANIES.slice(0, REVIEWED_COMPANIES).flatMap(({ id }, place) => {
    const ratings = cycle(RATINGS, place).slice(0, random.integer(4, 10));
    const published = ratings.map((rating) => review(id, rating, "published"));
    if (place % 5 === 1) published.push(review(id, 4, "pending"));
    if (place % 7 === 3) published.push(review(id, 3, "rejected"));
    return published;
  });
}
