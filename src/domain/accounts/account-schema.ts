import { z } from "zod";
import { accountProblems } from "#domain/accounts/problems.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { isMobile } from "#domain/shared/phone.ts";
import { isPincode, placeOfPincode } from "#domain/shared/pincode.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { maskedLine } from "#domain/shared/text-schema.ts";
import { MIN_PASSWORD_LENGTH, SIGN_UP_ROLES } from "./account.ts";
import { isGuessable } from "./guessable.ts";

const address = email(sharedProblems.enterYourEmail()).overwrite((text) => text.toLowerCase());

const GUESSABLE = asIssue(accountProblems.guessablePassword());

const newPassword = z
  .string({ error: asIssue(accountProblems.choosePassword()) })
  .min(MIN_PASSWORD_LENGTH, asIssue(accountProblems.textTooShort({ min: MIN_PASSWORD_LENGTH })))
  .max(LENGTHS.password, {
    error: asIssue(sharedProblems.textTooLong({ max: LENGTHS.password })),
    abort: true,
  })
  .refine((password) => !isGuessable(password), GUESSABLE);

const typedPassword = z
  .string({ error: asIssue(accountProblems.enterYourPassword()) })
  .min(1, asIssue(accountProblems.enterYourPassword()))
  .max(LENGTHS.password);

const token = z.string().min(1).max(200);

export const signUpSchema = z
  .object({
    name: maskedLine({ max: LENGTHS.personName, required: sharedProblems.enterYourName() }),
    email: address,
    password: newPassword,
    role: z.enum(SIGN_UP_ROLES, { error: asIssue(accountProblems.chooseIntent()) }),
  })
  .refine(({ password, email: own }) => !isGuessable(password, own), {
    path: ["password"],
    message: GUESSABLE,
  });
export type SignUp = z.output<typeof signUpSchema>;

export const signInSchema = z.object({ email: address, password: typedPassword });
export type SignIn = z.output<typeof signInSchema>;

/** In a browser other than the one that signed up: the password chosen there, or a new one. */
export const confirmSchema = z.object({
  token,
  password: typedPassword.optional(),
  newPassword: newPassword.optional(),
});
export type Confirmation = z.output<typeof confirmSchema>;

export const resetRequestSchema = z.object({ email: address });
export const resetSchema = z.object({ token, password: newPassword });

export const passwordChangeSchema = z.object({ current: typedPassword, password: newPassword });
/** Accounts created by phone have no password. */
export const deletionSchema = z.object({
  current: z.string().max(LENGTHS.password).default(""),
});

/** "+91 98765 43210", typed in any of the usual ways; only mobiles can receive a code. */
const mobile = phone(sharedProblems.enterMobile()).refine(
  isMobile,
  asIssue(sharedProblems.enterMobile()),
);

export const phoneStartSchema = z.object({
  phone: mobile,
  name: maskedLine({ max: LENGTHS.personName }).default(""),
  role: z.enum(SIGN_UP_ROLES).default("buyer"),
});
export type PhoneStart = z.output<typeof phoneStartSchema>;

export const codeSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, asIssue(accountProblems.enterSixDigits())),
});
export const phoneCodeSchema = codeSchema.extend({ ticket: token });

/** A code from the authenticator app, or one of the recovery codes. */
const secondCode = z
  .string({ error: asIssue(accountProblems.enterCode()) })
  .trim()
  .min(1, asIssue(accountProblems.enterCode()))
  .max(LENGTHS.secondStepCode);
export const secondStepSchema = z.object({ code: secondCode });
export const secondStepTicketSchema = secondStepSchema.extend({ ticket: token });
export const factorStartSchema = z.object({ current: typedPassword });
export const factorStopSchema = factorStartSchema.extend({ code: secondCode });
export const sessionIdSchema = z.object({ id: z.string().min(1).max(100) });

/** A user's own profile; the PIN code fills in what is left empty. */
export const profileSchema = z
  .object({
    name: maskedLine({ max: LENGTHS.personName, required: sharedProblems.enterYourName() }),
    phone: phone().default(""),
    address: maskedLine({ max: LENGTHS.address }).default(""),
    city: maskedLine({ max: LENGTHS.place }).default(""),
    state: maskedLine({ max: LENGTHS.place }).default(""),
    pincode: z
      .string()
      .trim()
      .refine((text) => text === "" || isPincode(text), asIssue(accountProblems.enterPincode()))
      .default(""),
    language: z.enum(LANGUAGES).default("en"),
  })
  .transform(({ city, state, ...profile }) => {
    const place = placeOfPincode(profile.pincode);
    return { ...profile, city: city || (place?.city ?? ""), state: state || (place?.state ?? "") };
  });
export type ProfileInput = z.output<typeof profileSchema>;
