import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { AdminRequirement } from "#domain/requirements/answer-schema.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { LISTING_TYPE_LABELS, REQUIREMENT_STATUS_LABELS } from "./requirement-labels.ts";

export function useRequirementColumns(): Column<AdminRequirement>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "name",
        header: t`Name`,
        cell: ({ name, phone }) => (
          <>
            <b className="block whitespace-nowrap font-medium">{name}</b>
            <span className="whitespace-nowrap text-muted text-sm">{formatPhone(phone)}</span>
          </>
        ),
      },
      {
        id: "type",
        header: t`Type`,
        cell: ({ propertyType, listingType }) => (
          <>
            <span className="block">{i18n._(REQUIREMENT_TYPE_LABELS[propertyType])}</span>
            <span className="text-muted text-sm">{i18n._(LISTING_TYPE_LABELS[listingType])}</span>
          </>
        ),
      },
      {
        id: "location",
        header: t`Location`,
        cell: ({ location }) => location || t`Not specified`,
      },
      { id: "budget", header: t`Budget`, cell: ({ budget }) => budget || t`Not specified` },
      {
        id: "requirements",
        header: t`Requirements`,
        cell: ({ requirements }) => (
          <span className="line-clamp-2 min-w-28 max-w-96" title={requirements}>
            {requirements || t`Not provided`}
          </span>
        ),
      },
      {
        id: "created",
        header: t`Created`,
        sort: "createdAt",
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className="whitespace-nowrap text-muted">
            {formatDateTime(createdAt, language)}
          </time>
        ),
      },
      {
        id: "status",
        header: t`Status`,
        cell: ({ status }) => (
          <Tag tone={REQUIREMENT_STATUS_LABELS[status].tone}>
            {i18n._(REQUIREMENT_STATUS_LABELS[status].label)}
          </Tag>
        ),
      },
    ],
    [t, i18n, language],
  );
}
