import { defineTexts } from "#domain/shared/errors.ts";

export const reraProblems = defineTexts({
  reraOfState: /*i18n*/ {
    id: "rera.reraOfState",
    message: "This is not a RERA number of {state}; one looks like {example}",
  },
  reraLike: /*i18n*/ {
    id: "rera.reraLike",
    message: "This is not a RERA number; one of Maharashtra looks like {example}",
  },
});
