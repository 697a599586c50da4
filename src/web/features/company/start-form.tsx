import { Trans, useLingui } from "@lingui/react/macro";
import { buttonClass } from "#web/ui/button.tsx";
import { DeskField, type DeskOutcome, DeskText } from "#web/ui/desk-form.tsx";

type Props = {
  outcome: DeskOutcome | undefined;
  person: { name: string; email: string; phone: string };
};

/** The first visit of somebody who signed up as a company. */
export function StartForm({ outcome, person }: Props) {
  const { t } = useLingui();
  return (
    <form method="post" className="grid max-w-xl gap-4">
      <p className="text-muted">
        <Trans>
          Tell visitors who you are. We look at every new company before it is shown; meanwhile you
          can add listings and invite your team.
        </Trans>
      </p>
      <DeskField
        name="name"
        label={t`Company name`}
        required
        maxLength={120}
        autoComplete="organization"
        outcome={outcome}
        wrong={t`Enter the company's name`}
      />
      <DeskField
        name="location"
        label={t`Where it is`}
        placeholder={t`Baner, Pune`}
        required
        maxLength={200}
        outcome={outcome}
        wrong={t`Enter the company's location`}
      />
      <DeskField
        name="contact"
        type="tel"
        inputMode="tel"
        label={t`Phone for visitors`}
        required
        maxLength={40}
        defaultValue={person.phone}
        outcome={outcome}
        wrong={t`Enter an Indian phone number, for example 98765 43210`}
      />
      <DeskField
        name="email"
        type="email"
        label={t`E-mail for visitors`}
        required
        maxLength={254}
        defaultValue={person.email}
        outcome={outcome}
        wrong={t`Enter an e-mail address like name@example.com`}
      />
      <DeskText
        name="description"
        label={t`What the company does`}
        note={t`(optional)`}
        maxLength={4000}
        outcome={outcome}
        wrong={t`Use at most 4000 characters`}
      />
      <button
        type="submit"
        name="intent"
        value="start"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Create company</Trans>
      </button>
    </form>
  );
}
