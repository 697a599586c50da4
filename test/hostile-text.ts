/** 100 KB, the most that a body may hold, of text on which regular expressions backtrack for long. */

const LENGTH = 100_000;

const PIECES = [
  ..." a9@!-.\"'(<[/,\\%&=?#:_+₹\n\tअ१\u093f\u0301\u00a0\u200d\ud83c",
  ...[
    "9 ",
    "a ",
    " \n",
    "a@",
    "a@a.",
    "a.",
    "a-",
    "1,",
    "1-",
    "1.",
    "₹1-",
    "9.9",
    "\u{1f3e0}",
    "%E0",
  ],
  ...[
    "e\u0301",
    "क्षि",
    "sq ",
    "lakh ",
    "लाख ",
    "to ",
    "2bhk ",
    "https://",
    "&#",
    "<a ",
    "()",
    '""',
    "[]",
  ],
];

/** Prefixes and suffixes: a pattern that runs to the end must backtrack because of them. */
const ENDS = [
  ["", ""],
  ["", "x"],
  ["x", "!"],
  ["x", "क"],
] as const;

export const HOSTILE_TEXTS: { name: string; text: string }[] = PIECES.flatMap((piece) => {
  const filler = piece.repeat(LENGTH / piece.length);
  return ENDS.map(([start, end]) => ({
    name: JSON.stringify(`${start}${piece}…${end}`),
    text: start + filler + end,
  }));
});

/** Those with both a prefix and a suffix: enough for code that is slow to read and quick to refuse. */
export const WORST_TEXTS = HOSTILE_TEXTS.filter((_, at) => at % ENDS.length === ENDS.length - 1);
