import type { ListingSummary } from "#domain/listings/listing.ts";
import { type Language, localPath } from "#domain/shared/language.ts";

type Listed = {
  title: string;
  total: number;
  items: ListingSummary[];
  publicUrl: string;
  language: Language;
};

/** The listings of a page for search engines, in the order shown. */
export function landingListData({ title, total, items, publicUrl, language }: Listed) {
  return {
    "@type": "ItemList",
    name: title,
    numberOfItems: total,
    itemListElement: items.map((item, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: item.title,
      url: publicUrl + localPath(language, `/property/${item.id}`),
    })),
  };
}
