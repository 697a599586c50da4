import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2 } from "lucide-react";
import type { Subscriber } from "#domain/newsletter/answer-schema.ts";
import { SUBSCRIBER_STATUSES } from "#domain/newsletter/newsletter.ts";
import { LANGUAGE_NAMES } from "#domain/shared/language.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { useDownload } from "#web/platform/admin/parts/download.ts";
import { RowButton } from "#web/platform/admin/parts/row-button.tsx";
import { type State, StateTag } from "#web/platform/admin/parts/tag.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useCities } from "#web/platform/site.ts";
import { Button } from "#web/ui/button.tsx";
import { NewsletterIssues } from "./issues.tsx";

const SUBSCRIBER_STATES: Record<(typeof SUBSCRIBER_STATUSES)[number], State> = {
  pending: { label: msg`Not confirmed`, tone: "new" },
  subscribed: { label: msg`Subscribed`, tone: "good" },
  unsubscribed: { label: msg`Unsubscribed`, tone: "plain" },
};

/** The newsletter's subscribers, and whether they are still subscribed. */
export default defineSection({
  call: "/admin/newsletter",
  head: () => <ExportButton />,
  above: () => <NewsletterIssues />,
  label: msg`Subscribers`,
  search: msg`Search e-mail addresses`,
  filters: [
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(SUBSCRIBER_STATUSES, SUBSCRIBER_STATES),
    },
  ],
  columns: [
    {
      header: msg`E-mail`,
      cell: ({ email }) => (
        <span className="font-medium [overflow-wrap:anywhere] md:whitespace-nowrap">{email}</span>
      ),
    },
    { header: msg`Status`, cell: ({ status }) => <StateTag of={SUBSCRIBER_STATES[status]} /> },
    { header: msg`Language`, cell: ({ language }) => LANGUAGE_NAMES[language] },
    { header: msg`City`, cell: ({ city }) => <CityName city={city} /> },
    {
      header: msg`Asked on`,
      sort: "createdAt",
      cell: ({ createdAt }, { language }) => formatDate(createdAt, language),
    },
    {
      header: msg`Confirmed on`,
      cell: ({ confirmedAt }, { language }) =>
        confirmedAt ? formatDate(confirmedAt, language) : "–",
    },
  ],
  nameOf: ({ email }) => email,
  exported: "subscribers",
  bulk: {
    kind: "subscriber",
    actions: [
      {
        label: msg`Remove`,
        act: "remove",
        isDangerous: true,
        ask: (count, i18n) => ({
          title: i18n._(
            msg`${plural(count, { one: "Remove # subscriber?", other: "Remove # subscribers?" })}`,
          ),
          body: <Trans>They are forgotten for good: this cannot be undone.</Trans>,
          isDangerous: true,
        }),
        done: (count) =>
          msg`${plural(count, { one: "# subscriber removed", other: "# subscribers removed" })}`,
      },
    ],
  },
  actions: (subscriber) => <RemoveButton subscriber={subscriber} />,
  empty: msg`Nobody has subscribed yet`,
});

function CityName({ city }: { city: string | null }) {
  const { t } = useLingui();
  return useCities().find(({ slug }) => slug === city)?.name ?? t`All cities`;
}

/** Exports all subscribers, whatever the filter shows. */
function ExportButton() {
  const { t } = useLingui();
  const { download } = useDownload(t`The file could not be made`);
  const save = () => void download("/admin/export/subscribers.csv", "subscribers.csv");
  return (
    <Button look="outline" size="compact" onClick={save}>
      <Download aria-hidden="true" className="size-4.5" />
      <Trans>CSV of all</Trans>
    </Button>
  );
}

function RemoveButton({ subscriber: { _id, email } }: { subscriber: Subscriber }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { act } = useAct();

  async function remove() {
    const isSure = await confirm({
      title: t`Remove subscriber`,
      body: (
        <p>
          <Trans>
            {email} is forgotten for good: this cannot be undone, and they can subscribe again.
          </Trans>
        </p>
      ),
      confirm: t`Remove`,
      isDangerous: true,
    });
    if (!isSure) return;
    await act(() => callAdmin(`/admin/newsletter/${_id}`, { method: "DELETE" }), {
      done: t`Subscriber removed`,
      failed: t`They could not be removed`,
    });
  }

  return (
    <RowButton
      kind="delete"
      icon={Trash2}
      label={t`Remove ${email}`}
      onPress={() => void remove()}
    />
  );
}
