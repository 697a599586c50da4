import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { Overview } from "#domain/analytics/overview.ts";
import { Link } from "#web/ui/link.tsx";

/** What is waiting for an admin; renders nothing when nothing is. */
export function NeedsYou({ waiting }: { waiting: Overview["waiting"] }) {
  const { t } = useLingui();
  const { requirements, properties, edits, companies, reports, reviews } = waiting;
  const { proofs, leads, inquiries, messages } = waiting;
  const items = [
    {
      count: requirements,
      to: "/admin/requirements?status=new",
      words: t`${plural(requirements, { one: "# new requirement", other: "# new requirements" })}`,
    },
    {
      count: inquiries,
      to: "/admin/leads?staffOnly=true&stage=new&channel=form",
      words: t`${plural(inquiries, { one: "# question for you to answer", other: "# questions for you to answer" })}`,
    },
    {
      count: properties,
      to: "/admin/properties?status=in_review",
      words: t`${plural(properties, { one: "# property in review", other: "# properties in review" })}`,
    },
    {
      count: edits,
      to: "/admin/queue?kind=edit",
      words: t`${plural(edits, { one: "# change to look at", other: "# changes to look at" })}`,
    },
    {
      count: companies,
      to: "/admin/queue?kind=company",
      words: t`${plural(companies, { one: "# company to approve", other: "# companies to approve" })}`,
    },
    {
      count: reports,
      to: "/admin/queue?kind=report",
      words: t`${plural(reports, { one: "# report", other: "# reports" })}`,
    },
    {
      count: reviews,
      to: "/admin/queue?kind=review",
      words: t`${plural(reviews, { one: "# new review", other: "# new reviews" })}`,
    },
    {
      count: proofs,
      to: "/admin/users?waiting=true",
      words: t`${plural(proofs, { one: "# account to verify", other: "# accounts to verify" })}`,
    },
    {
      count: leads,
      to: "/admin/affiliates?state=pending",
      words: t`${plural(leads, { one: "# affiliate lead", other: "# affiliate leads" })}`,
    },
    {
      count: messages,
      to: "/admin/outbox?status=failed&channel=mail",
      words: t`${plural(messages, { one: "# mail not sent", other: "# mails not sent" })}`,
    },
  ].filter(({ count }) => count > 0);
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="needs-you"
      className="mt-3 flex flex-wrap items-center gap-x-5 rounded-card border border-line bg-marigold-wash px-4 py-1"
    >
      <h2 id="needs-you" className="text-base tracking-normal">
        <Trans>Needs you</Trans>
      </h2>
      {items.map(({ to, words }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-neem hover:underline"
        >
          {words}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      ))}
    </section>
  );
}
