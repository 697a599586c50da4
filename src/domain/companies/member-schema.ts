import { z } from "zod";
import { companyProblems } from "#domain/companies/problems.ts";
import { email } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { MEMBER_ROLES } from "#domain/shared/roles.ts";

const role = z.enum(MEMBER_ROLES, { error: asIssue(companyProblems.chooseRole()) });

export const invitationSchema = z.object({
  email: email(companyProblems.enterTheEmail()).overwrite((text) => text.toLowerCase()),
  role: role.default("agent"),
});

export type InvitationInput = z.output<typeof invitationSchema>;

export const memberChangesSchema = z.object({ role });

export const invitationTokenSchema = z.object({ token: z.string().min(1).max(200) });
