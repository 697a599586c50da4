import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { VersionedSettings } from "#domain/site/site.ts";
import { Button } from "#web/ui/button.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { Group, TextField, Tick } from "./fields.tsx";
import { MailSettings, StaffMailSettings } from "./mail-settings.tsx";
import { ClaimsPreview, IdentityPreview, RatingPreview } from "./previews.tsx";
import { type SettingsDraft, useSettings } from "./use-settings.ts";
import { ViewAsSetting } from "./view-as-setting.tsx";

export function SettingsForm({ first }: { first: VersionedSettings }) {
  const settings = useSettings(first);
  const { conflict, isChanged, isBusy } = settings;

  function submit(event: FormEvent) {
    event.preventDefault();
    void settings.save();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {conflict && <ConflictNotice conflict={conflict} settings={settings} />}
      <Identity settings={settings} />
      <ClaimFields settings={settings} />
      <Ratings settings={settings} />
      <Review settings={settings} />
      <Rates settings={settings} />
      <Officer settings={settings} />
      <StaffMailSettings settings={settings} />
      <MailSettings settings={settings} />
      <ViewAsSetting settings={settings} />
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-1 py-3">
        <Button type="submit" disabled={!isChanged || isBusy}>
          <Trans>Save settings</Trans>
        </Button>
        {isChanged && (
          <Button look="outline" onClick={settings.reset}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <p role="status" className="text-muted text-sm">
          {isChanged && <Trans>Not saved yet</Trans>}
        </p>
      </div>
    </form>
  );
}

type Props = { settings: SettingsDraft };

function Identity({ settings }: Props) {
  const { t } = useLingui();
  const { draft, errors, set } = settings;
  const { identity } = draft;
  const change = (part: Partial<typeof identity>) => set({ identity: { ...identity, ...part } });
  return (
    <Group
      title={t`Name and contact`}
      about={t`In the bar above every page, in the footer, in every browser title and in mails. The number is also the one a listing shows when it has none of its own.`}
      preview={<IdentityPreview identity={identity} />}
    >
      <TextField
        id="name"
        label={t`Name of the site`}
        value={identity.name}
        error={errors["identity.name"]}
        onChange={(name) => change({ name })}
        maxLength={LENGTHS.siteName}
      />
      <TextField
        id="phone"
        type="tel"
        label={t`Phone`}
        value={identity.phone}
        error={errors["identity.phone"]}
        onChange={(phone) => change({ phone })}
        maxLength={LENGTHS.phone}
      />
      <TextField
        id="email"
        type="email"
        label={t`E-mail`}
        value={identity.email}
        error={errors["identity.email"]}
        onChange={(email) => change({ email })}
        maxLength={LENGTHS.email}
      />
    </Group>
  );
}

function ClaimFields({ settings }: Props) {
  const { t } = useLingui();
  const { draft, errors, set } = settings;
  const { claims, founded } = draft;
  const labels: [keyof typeof claims, string][] = [
    ["agents", t`Agents`],
    ["cities", t`Cities`],
    ["clients", t`Clients`],
    ["rating", t`Average rating`],
  ];
  return (
    <Group
      title={t`Claims`}
      about={t`In the strip on the home page. They are yours to prove: write what is true.`}
      preview={<ClaimsPreview claims={claims} />}
    >
      <div className="grid grid-cols-2 gap-4">
        {labels.map(([key, label]) => (
          <TextField
            key={key}
            id={`claim-${key}`}
            label={label}
            value={claims[key]}
            error={errors[`claims.${key}`]}
            onChange={(value) => set({ claims: { ...claims, [key]: value } })}
            maxLength={LENGTHS.siteClaim}
          />
        ))}
      </div>
      <TextField
        id="founded"
        type="number"
        label={t`Founded in`}
        value={String(founded)}
        error={errors.founded}
        onChange={(year) => set({ founded: Number(year) })}
      />
    </Group>
  );
}

function Ratings({ settings: { draft, set } }: Props) {
  const { t } = useLingui();
  return (
    <Group
      title={t`Ratings`}
      about={t`On company cards. A company with reviews always shows their average.`}
      preview={<RatingPreview isShown={draft.showDefaultRating} />}
    >
      <Tick
        label={t`Companies without reviews show the default rating, 4.5`}
        isOn={draft.showDefaultRating}
        onChange={(showDefaultRating) => set({ showDefaultRating })}
      />
    </Group>
  );
}

function Review({ settings: { draft, set } }: Props) {
  const { t } = useLingui();
  const { review } = draft;
  return (
    <Group
      title={t`Review`}
      about={t`Whose listings wait in the review queue before they are live, and again after each change. What an admin writes is live at once.`}
    >
      <Tick
        label={t`Listings of sellers`}
        isOn={review.seller}
        onChange={(seller) => set({ review: { ...review, seller } })}
      />
      <Tick
        label={t`Listings of companies`}
        isOn={review.company}
        onChange={(company) => set({ review: { ...review, company } })}
      />
    </Group>
  );
}

function Rates({ settings: { draft, errors, set } }: Props) {
  const { t } = useLingui();
  const { affiliateRates: rates } = draft;
  const change = (part: Partial<typeof rates>) => set({ affiliateRates: { ...rates, ...part } });
  return (
    <Group
      title={t`Affiliates`}
      about={t`Rupees for each lead that an affiliate's link brings, from the next lead on. With 0, such leads earn nothing.`}
    >
      <div id="affiliate-rates" className="grid grid-cols-2 gap-4">
        <TextField
          id="rate-requirement"
          type="number"
          label={t`For a requirement`}
          value={String(rates.requirement)}
          error={errors["affiliateRates.requirement"]}
          onChange={(rupees) => change({ requirement: Number(rupees) })}
        />
        <TextField
          id="rate-inquiry"
          type="number"
          label={t`For an inquiry`}
          value={String(rates.inquiry)}
          error={errors["affiliateRates.inquiry"]}
          onChange={(rupees) => change({ inquiry: Number(rupees) })}
        />
      </div>
    </Group>
  );
}

function Officer({ settings }: Props) {
  const { t } = useLingui();
  const { draft, errors, set } = settings;
  const { grievanceOfficer: officer } = draft;
  const change = (part: Partial<typeof officer>) =>
    set({ grievanceOfficer: { ...officer, ...part } });
  return (
    <Group
      title={t`Grievance officer`}
      about={t`On the grievance page, as the law in India asks of every marketplace.`}
    >
      <TextField
        id="officer-name"
        label={t`Name`}
        value={officer.name}
        error={errors["grievanceOfficer.name"]}
        onChange={(name) => change({ name })}
        maxLength={LENGTHS.personName}
      />
      <TextField
        id="officer-email"
        type="email"
        label={t`E-mail`}
        value={officer.email}
        error={errors["grievanceOfficer.email"]}
        onChange={(email) => change({ email })}
        maxLength={LENGTHS.email}
      />
    </Group>
  );
}
