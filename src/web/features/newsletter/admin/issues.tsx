import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import type { NewsletterPreview as Preview } from "#domain/newsletter/answer-schema.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/shared/language.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { formatDate, formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useCities } from "#web/platform/site.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";

/** The weekly issue: when the next one goes out, its preview, and the results of the last. */
export function NewsletterIssues() {
  const [city, setCity] = useState("");
  const [reads, setReads] = useState<Language>(useLanguage());
  const { data, isError, refetch } = useAdmin("/admin/newsletter/preview", {
    query: { city, language: reads },
  });
  return (
    <section
      aria-labelledby="next-issue"
      className="mb-4 grid items-start gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 lg:grid-cols-2"
    >
      <div className="grid gap-4">
        <div>
          <h2 id="next-issue" className="text-lg">
            <Trans>Next issue</Trans>
          </h2>
          {data && <When preview={data.data} />}
        </div>
        {data && <PauseButton isPaused={data.data.isPaused} />}
        <LastIssues />
      </div>
      <div className="grid gap-3">
        <PreviewChoice city={city} reads={reads} onCity={setCity} onLanguage={setReads} />
        {isError && <FailedNotice retry={() => void refetch()} />}
        {data ? (
          <Shown preview={data.data} reads={reads} />
        ) : (
          !isError && <div className="skeleton h-40" role="status" />
        )}
      </div>
    </section>
  );
}

function When({ preview: { nextIssueAt, isPaused } }: { preview: Preview }) {
  const at = formatDateTime(nextIssueAt, useLanguage());
  if (isPaused) {
    return (
      <p className="max-w-prose font-medium text-brick">
        <Trans>Paused: nothing is sent until you resume it.</Trans>
      </p>
    );
  }
  return (
    <p className="max-w-prose text-muted">
      <Trans>
        {at}, with the homes listed since the last one. Where nothing is new, nothing is sent.
      </Trans>
    </p>
  );
}

function PauseButton({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui();
  const { act, isBusy } = useAct();
  const body = { newsletterPaused: !isPaused };
  const press = () =>
    act(() => callAdmin("/admin/settings", { method: "PATCH", body }), {
      done: isPaused ? t`Newsletter resumed` : t`Newsletter paused`,
      failed: t`Failed to save settings`,
    });

  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      look="outline"
      size="compact"
      disabled={isBusy}
      onClick={() => void press()}
      className="justify-self-start"
    >
      <Icon aria-hidden="true" className="size-4" />
      {isPaused ? <Trans>Resume sending</Trans> : <Trans>Pause sending</Trans>}
    </Button>
  );
}

function LastIssues() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useAdmin("/admin/newsletter/issues");
  if (!data || data.data.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">
        <Trans>Last issues</Trans>
      </h3>
      <ul className="mt-1">
        {data.data.map(({ _id, dueAt, sent, withoutNews, finishedAt }) => (
          <li key={_id} className="border-line border-b py-2 text-sm last:border-b-0">
            <span className="font-medium">{formatDate(dueAt, language)}</span>
            {" · "}
            {t`${plural(sent, { one: "# mail", other: "# mails" })}`}
            {withoutNews > 0 && (
              <span className="text-muted">
                {" · "}
                {t`${plural(withoutNews, { one: "# reader without news", other: "# readers without news" })}`}
              </span>
            )}
            {finishedAt === null && (
              <span className="text-muted">
                {" · "}
                <Trans>being sent</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = {
  city: string;
  reads: Language;
  onCity: (city: string) => void;
  onLanguage: (language: Language) => void;
};

function PreviewChoice({ city, reads, onCity, onLanguage }: ChoiceProps) {
  const { t } = useLingui();
  const cities = useCities();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field id="preview-city" label={t`City`}>
        <Select id="preview-city" value={city} onChange={(event) => onCity(event.target.value)}>
          <option value="">{t`All cities`}</option>
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="preview-language" label={t`Language`}>
        <Select
          id="preview-language"
          value={reads}
          onChange={(event) => onLanguage(event.target.value as Language)}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** The mail as it would be sent now to subscribers for this city and language. */
function Shown({ preview: { mail, readers }, reads }: { preview: Preview; reads: Language }) {
  const { t } = useLingui();
  return (
    <div className="min-w-0">
      <p className="text-muted text-sm">
        {t`${plural(readers, { one: "# reader", other: "# readers" })}`}
      </p>
      {mail ? (
        <article
          lang={reads}
          aria-label={t`Preview`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
          tabIndex={0}
          className="mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-paper p-3 text-sm"
        >
          <p className="font-semibold">{mail.subject}</p>
          <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{mail.body}</p>
        </article>
      ) : (
        <p className="mt-1 rounded-control border border-line bg-paper p-3 text-sm">
          <Trans>Nothing is new here yet. As it stands, these readers would get no mail.</Trans>
        </p>
      )}
    </div>
  );
}
