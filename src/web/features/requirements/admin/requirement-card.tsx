import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AdminRequirement } from "#domain/requirements/answer-schema.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { LISTING_TYPE_LABELS, REQUIREMENT_STATES } from "./requirement-labels.ts";

type Props = { requirement: AdminRequirement; opener: (children: ReactNode) => ReactNode };

export function RequirementCard({ requirement, opener }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { status, propertyType, listingType } = requirement;
  return (
    <article className="flex h-full flex-col p-4">
      <h2 className="pr-9 text-base leading-tight tracking-normal [overflow-wrap:anywhere]">
        {opener(requirement.name)}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
        <StateTag of={REQUIREMENT_STATES[status]} />
        <span>{formatPhone(requirement.phone)}</span>
      </p>
      <p className="mt-2">
        {i18n._(LISTING_TYPE_LABELS[listingType])}, {i18n._(REQUIREMENT_TYPE_LABELS[propertyType])}
        {requirement.location && ` · ${requirement.location}`}
        {requirement.budget && ` · ${requirement.budget}`}
      </p>
      <p className="mt-1 mb-2 line-clamp-3 text-muted">{requirement.requirements}</p>
      <footer className="mt-auto flex items-center justify-between border-line border-t pt-1.5">
        <time dateTime={requirement.createdAt} className="text-muted text-sm">
          {formatDateTime(requirement.createdAt, language)}
        </time>
        <div className="relative z-10 -mr-2 flex">
          <ContactButtons requirement={requirement} size="row" />
        </div>
      </footer>
    </article>
  );
}
