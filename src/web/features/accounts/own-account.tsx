import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Ownership } from "#domain/companies/member.ts";
import { DELETION_GRACE_DAYS } from "#domain/shared/deletion.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { type Form, useForm } from "#web/platform/forms/use-form.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { AccountProblem, PasswordField } from "./fields.tsx";

type FormProps = { answer: FormAnswer | undefined };

export function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function PasswordForm({ answer }: FormProps) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  return (
    <form ref={form.ref} {...form.props} className="grid max-w-md gap-4">
      <AccountProblem form={form} />
      <PasswordField name="current" label={t`Present password`} isNew={false} form={form} />
      <PasswordField label={t`New password`} isNew form={form} />
      <button
        type="submit"
        name="intent"
        value="change-password"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Change password</Trans>
      </button>
    </form>
  );
}

export function LeavingNotice({ leavesAt }: { leavesAt: string }) {
  const day = formatDate(leavesAt, useLanguage());
  const localPath = useLocalPath();
  return (
    <form
      method="post"
      action={localPath("/profile")}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-brick bg-brick-wash p-4"
    >
      <p className="font-medium text-brick">
        <Trans>Your account will be deleted on {day}.</Trans>
      </p>
      <button type="submit" name="intent" value="keep" className={buttonClass({ size: "compact" })}>
        <Trans>Keep my account</Trans>
      </button>
    </form>
  );
}

type DeletionProps = FormProps & { hasPassword: boolean; ownership: Ownership };

/** Folded, so that an account is not deleted by mistake. */
export function DeletionForm({ answer, hasPassword, ownership }: DeletionProps) {
  const form = useForm(answer, "account");
  return (
    <details open={answer !== undefined} className="group">
      <summary className={buttonClass({ look: "outline", size: "compact" }, "text-brick")}>
        <Trans>Delete my account</Trans>
      </summary>
      {ownership.kind === "last" ? (
        <OwnerFirst companyName={ownership.companyName} />
      ) : (
        <form ref={form.ref} {...form.props} className="mt-4 grid max-w-md gap-4">
          <AccountProblem form={form} />
          <Consequences ownership={ownership} />
          {hasPassword && <ProofOfOwner form={form} />}
          <button
            type="submit"
            name="intent"
            value="delete"
            className={buttonClass({ look: "outline" }, "justify-self-start text-brick")}
          >
            <Trans>Yes, delete it</Trans>
          </button>
        </form>
      )}
    </details>
  );
}

/** A team must keep at least one owner. */
function OwnerFirst({ companyName }: { companyName: string }) {
  return (
    <div className="mt-4 grid max-w-md justify-items-start gap-4">
      <p>
        <Trans>
          You are the only owner of {companyName}, and others work with you there. Make one of them
          an owner first; then you can delete your account.
        </Trans>
      </p>
      <ButtonLink to="/company/profile#team" size="compact">
        <Trans>To the team</Trans>
      </ButtonLink>
    </div>
  );
}

function Consequences({ ownership }: { ownership: Ownership }) {
  return (
    <>
      <p>
        <Trans>
          In {DELETION_GRACE_DAYS} days your account and your listings go for good. Until then you
          can sign in and keep them.
        </Trans>
      </p>
      {ownership.kind === "alone" && <GoesAlong companyName={ownership.companyName} />}
    </>
  );
}

function GoesAlong({ companyName }: { companyName: string }) {
  return (
    <p>
      <Trans>
        Nobody else is in {companyName}: the company and its listings go with your account. To leave
        it to somebody, ask them into the team first.
      </Trans>
    </p>
  );
}

function ProofOfOwner({ form }: { form: Form }) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="current"
      id="deletion-current"
      label={t`Your password, to be sure`}
      isNew={false}
      form={form}
    />
  );
}
