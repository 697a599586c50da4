import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/account.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormMessage } from "#web/platform/forms/form-answer.ts";
import { FieldOf, ProblemNote } from "#web/platform/forms/form-fields.tsx";
import type { Form } from "#web/platform/forms/use-form.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { CONTROL } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";

type PasswordProps = {
  name?: string;
  id?: string;
  label: ReactNode;
  isNew: boolean;
  form: Form;
};

/** The password can be made visible where there are scripts. */
export function PasswordField(props: PasswordProps) {
  const { name = "password", id, label, isNew, form } = props;
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const toggle = () => setShown(!isShown);
  const early = useEarlyTap(toggle);
  const mend = isNew
    ? t`Use at least ${MIN_PASSWORD_LENGTH} characters, and not a password that others would try first`
    : t`Enter your password`;
  const Icon = isShown ? EyeOff : Eye;
  const hint = (
    <Trans>At least {MIN_PASSWORD_LENGTH} characters; a few words are easy to remember.</Trans>
  );
  return (
    <FieldOf {...{ form, name, id, label }} wrong={mend} hint={isNew && hint}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            required
            minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
            maxLength={LENGTHS.password}
            className={`${CONTROL} pr-12`}
          />
          <button
            {...early}
            type="button"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={toggle}
            className="scripted absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </FieldOf>
  );
}

/** A problem with the whole form, shown above it. */
export function AccountProblem({ form: { answer } }: { form: Form }) {
  if (!answer?.message) return null;
  return (
    <ProblemNote>
      <ProblemMessage {...answer.message} />
    </ProblemNote>
  );
}

function ProblemMessage({ code, kind, waitMinutes }: FormMessage) {
  switch (code) {
    case "accounts.adminsSignInElsewhere":
      return (
        <Trans>
          Admins sign in{" "}
          <Link to="/admin" className="underline">
            on their own page
          </Link>
          .
        </Trans>
      );
    case "accounts.chosenPasswordWrong":
      return <Trans>This is not the password that was chosen at sign-up.</Trans>;
    case "accounts.codeWrong":
    case "accounts.codeWrongOrUsed":
    case "accounts.codeWrongClock":
    case "accounts.codeOutdated":
      return <Trans>This code is wrong or no longer valid.</Trans>;
    case "shared.lastOwner":
      return <Trans>Your company needs an owner: make somebody else one first.</Trans>;
    default:
      return <KindMessage kind={kind} waitMinutes={waitMinutes} />;
  }
}

function KindMessage({ kind, waitMinutes }: Pick<FormMessage, "kind" | "waitMinutes">) {
  switch (kind) {
    case "UNAUTHENTICATED":
      return (
        <Trans>
          Wrong e-mail or password. If you have just signed up, open the link in our mail first.
        </Trans>
      );
    case "TOO_MANY":
      return (
        <Plural
          value={Math.max(1, waitMinutes)}
          one="Too many tries. Please wait # minute and try again."
          other="Too many tries. Please wait # minutes and try again."
        />
      );
    case "NOT_FOUND":
      return <Trans>This link is no longer valid.</Trans>;
    case "FORBIDDEN":
      return <Trans>This account is suspended. Write to us if you think it should not be.</Trans>;
    case "INVALID":
      return <Trans>Your present password is wrong.</Trans>;
    default:
      return <Trans>Something went wrong. Please try again.</Trans>;
  }
}
