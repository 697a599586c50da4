/** Phrases for what is not wanted: "no broker", "broker nahi", "बिना ब्रोकर". */

import type { LineFilter, LineParam } from "./understanding.ts";

type Denial = {
  param: LineParam;
  /** What is not wanted, by its name in the vocabulary. */
  denied: string;
  /** What remains wanted. */
  value: string;
  sets: LineFilter;
  names: string;
  before: string;
  after: string;
};

const BEFORE =
  "no,not,not a,not from,not by,non,without,without a,without any,bina,bina kisi,बिना,बिना किसी,नो";
const AFTER =
  "nahi,nahin,nhi,nai,mat,na ho,ke bina,k bina,not allowed,excuse,please excuse,नहीं,नही,न हो,ना हो,के बिना";

/** Without nukta, as `wordsOf` returns words. */
export const DENIALS: readonly Denial[] = [
  {
    param: "postedBy",
    denied: "agent",
    value: "owner",
    sets: { postedBy: ["owner"] },
    names:
      "broker,brokers,brokerage,agent,agents,dealer,dealers,property dealer,middleman,middlemen,commission,dalal,dalaal,dalali,ब्रोकर,ब्रोकरेज,एजेंट,दलाल,दलाली",
    before: `${BEFORE},zero,0,nil`,
    after: `${AFTER},free,फ्री`,
  },
  {
    param: "postedBy",
    denied: "company",
    value: "owner,agent",
    sets: { postedBy: ["owner", "agent"] },
    names: "builder,builders,developer,developers,बिल्डर,डेवलपर",
    before: BEFORE,
    after: AFTER,
  },
  {
    param: "possession",
    denied: "under-construction",
    value: "ready",
    sets: { possession: "ready" },
    names: "under construction,underconstruction,अंडर कंस्ट्रक्शन,निर्माणाधीन",
    before: "no,not,non",
    after: AFTER,
  },
  {
    param: "possession",
    denied: "ready",
    value: "under-construction",
    sets: { possession: "under-construction" },
    names: "ready,ready to move,रेडी",
    before: "not,non",
    after: AFTER,
  },
  {
    param: "furnishing",
    denied: "furnished",
    value: "unfurnished",
    sets: { furnishing: ["unfurnished"] },
    names: "furniture,furnished,furnish,फर्नीचर,फर्निश्ड",
    before: BEFORE,
    after: AFTER,
  },
  {
    param: "purpose",
    denied: "rent",
    value: "sale",
    sets: { purpose: "sale" },
    names: "rent,for rent,on rent,lease,kiraye par,kiraye pe,किराये पर,किराए पर",
    before: "no,not",
    after: AFTER,
  },
  {
    param: "purpose",
    denied: "sale",
    value: "rent",
    sets: { purpose: "rent" },
    names: "sale,for sale,resale,बिक्री",
    before: "no,not",
    after: AFTER,
  },
];

/** Every phrase for one of them. */
export function phrasesOf({ names, before, after }: Denial): string[] {
  return names
    .split(",")
    .flatMap((name) => [
      ...before.split(",").map((word) => `${word} ${name}`),
      ...after.split(",").map((word) => `${name} ${word}`),
    ]);
}
