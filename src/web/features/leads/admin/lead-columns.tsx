import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { AdminLead } from "#domain/leads/answer-schema.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { StageTag } from "#web/features/leads/lead-stage-tag.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { CHANNEL_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { READER_LABELS, subjectOf } from "./admin-lead.ts";

export function useLeadColumns(): Column<AdminLead>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "name",
        header: t`Name`,
        cell: ({ name, phone }) => (
          <>
            <b className="block whitespace-nowrap font-medium">{name ?? t`A visitor`}</b>
            {phone && (
              <span className="whitespace-nowrap text-muted text-sm">{formatPhone(phone)}</span>
            )}
          </>
        ),
      },
      {
        id: "about",
        header: t`Asked about`,
        cell: (lead) => (
          <>
            <span className="line-clamp-2 min-w-32">{subjectOf(lead)}</span>
            {lead.property && lead.company && (
              <span className="text-muted text-sm">{lead.company.name}</span>
            )}
          </>
        ),
      },
      {
        id: "message",
        header: t`Message`,
        cell: ({ message, channel }) => (
          <span className="line-clamp-2 min-w-28 max-w-96" title={message}>
            {message || i18n._(CHANNEL_LABELS[channel])}
          </span>
        ),
      },
      {
        id: "created",
        header: t`Received`,
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className="whitespace-nowrap text-muted">
            {formatDateTime(createdAt, language)}
          </time>
        ),
      },
      {
        id: "readers",
        header: t`Who else sees it`,
        cell: ({ readers }) => (
          <Tag tone={READER_LABELS[readers].tone}>{i18n._(READER_LABELS[readers].label)}</Tag>
        ),
      },
      { id: "stage", header: t`Stage`, cell: ({ stage }) => <StageTag stage={stage} /> },
    ],
    [t, i18n, language],
  );
}
