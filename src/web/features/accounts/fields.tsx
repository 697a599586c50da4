import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/account.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import type { FormOutcome } from "./form-outcome.ts";

type InputProps = ComponentProps<"input"> & {
  name: string;
  label: ReactNode;
  note?: ReactNode;
  error?: string | undefined;
};

export function TextField({ label, note, error, ...props }: InputProps) {
  const id = `account-${props.name}`;
  return (
    <Field id={id} label={label} note={note} error={error}>
      <input
        id={id}
        className={CONTROL}
        // biome-ignore lint/a11y/noAutofocus: the first thing to mend is where one goes on
        autoFocus={error !== undefined}
        {...errorProps({ id, error })}
        {...props}
      />
    </Field>
  );
}

type PasswordProps = {
  name?: string;
  id?: string;
  label: ReactNode;
  isNew: boolean;
  outcome: FormOutcome | undefined;
};

/** The password can be made visible once the page is hydrated. */
export function PasswordField(props: PasswordProps) {
  const { name = "password", id = `account-${name}`, label, isNew, outcome } = props;
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const mend = isNew
    ? t`Use at least ${MIN_PASSWORD_LENGTH} characters, and not a password that others would try first`
    : t`Enter your password`;
  const error = outcome?.fields.includes(name) ? mend : undefined;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} error={error}>
      <span className="relative block">
        <input
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          required
          minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
          maxLength={LENGTHS.password}
          className={`${CONTROL} pr-12`}
          {...errorProps({ id, error })}
        />
        <button
          type="button"
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!isShown)}
          className="scripted absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </span>
      {isNew && !error && (
        <p className="text-muted text-sm">
          <Trans>
            At least {MIN_PASSWORD_LENGTH} characters; a few words are easy to remember.
          </Trans>
        </p>
      )}
    </Field>
  );
}

/** A problem with the whole form, shown above it. */
export function ProblemNote({ outcome }: { outcome: FormOutcome | undefined }) {
  if (!outcome?.problem) return null;
  return (
    <p
      role="alert"
      className="rounded-control border border-brick bg-brick-wash px-4 py-3 font-medium text-brick"
    >
      <ProblemMessage problem={outcome.problem} minutes={outcome.waitMinutes ?? 1} />
    </p>
  );
}

type WordsProps = { problem: NonNullable<FormOutcome["problem"]>; minutes: number };

function ProblemMessage({ problem, minutes }: WordsProps) {
  switch (problem) {
    case "wrong":
      return (
        <Trans>
          Wrong e-mail or password. If you have just signed up, open the link in our mail first.
        </Trans>
      );
    case "too-many":
      return (
        <Plural
          value={Math.max(1, minutes)}
          one="Too many tries. Please wait # minute and try again."
          other="Too many tries. Please wait # minutes and try again."
        />
      );
    case "outdated":
      return <Trans>This link is no longer valid.</Trans>;
    case "suspended":
      return <Trans>This account is suspended. Write to us if you think it should not be.</Trans>;
    case "admin":
      return (
        <Trans>
          Admins sign in{" "}
          <Link to="/admin" className="underline">
            on their own page
          </Link>
          .
        </Trans>
      );
    case "wrong-password":
      return <Trans>Your present password is wrong.</Trans>;
    case "wrong-chosen":
      return <Trans>This is not the password that was chosen at sign-up.</Trans>;
    case "wrong-code":
      return <Trans>This code is wrong or no longer valid.</Trans>;
    case "last-owner":
      return <Trans>Your company needs an owner: make somebody else one first.</Trans>;
    case "failed":
      return <Trans>Something went wrong. Please try again.</Trans>;
  }
}
