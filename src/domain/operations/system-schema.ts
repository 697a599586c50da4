import { z } from "zod";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { SYSTEM_CHECKS } from "./system.ts";

/** Testing mail or texts needs a recipient; testing the file store does not. */
export const systemCheckSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal(SYSTEM_CHECKS[0]), to: email(sharedProblems.enterEmail()) }),
  z.object({ what: z.literal(SYSTEM_CHECKS[1]) }),
  z.object({ what: z.literal(SYSTEM_CHECKS[2]), to: phone(sharedProblems.enterMobile()) }),
]);
