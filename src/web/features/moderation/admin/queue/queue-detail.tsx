import { Trans, useLingui } from "@lingui/react/macro";
import type { WaitingListing } from "#domain/listings/managed-listing.ts";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import { telLink } from "#domain/shared/contact-links.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { REPORT_LABELS } from "./queue-item.ts";

/** The listing that an entry is about, if it is about one. */
export function useWaiting({ propertyId }: QueueEntry) {
  return useAdmin("/admin/queue/listings/{id}", {
    id: propertyId ?? "",
    isWanted: propertyId !== null,
  });
}

/** The company that an entry stands for, if it is one. */
export function useWaitingCompany({ kind, _id }: QueueEntry) {
  return useAdmin("/admin/queue/companies/{id}", {
    id: _id,
    isWanted: kind === "company",
  });
}

/** Everything an admin needs to know to decide. */
export function QueueDetail({ entry }: { entry: QueueEntry }) {
  const { data, error, isError, refetch } = useWaiting(entry);
  return (
    <div className="grid gap-4">
      {entry.kind === "report" && <ReportText entry={entry} />}
      {entry.kind === "review" && <ReviewText entry={entry} />}
      {entry.kind === "company" && <CompanyText entry={entry} />}
      {isError && <FailedNotice error={error} retry={() => void refetch()} />}
      {entry.propertyId && !data && !isError && <div className="skeleton h-64" role="status" />}
      {data && (
        <>
          {entry.kind === "edit" && data.data.changes && (
            <ChangesTable changes={data.data.changes} />
          )}
          <Listing {...data.data} />
        </>
      )}
    </div>
  );
}

function ReportText({ entry }: { entry: QueueEntry }) {
  const { t, i18n } = useLingui();
  return (
    <div className="rounded-card bg-brick-wash px-4 py-3">
      <p className="font-semibold text-brick">
        {entry.reason && i18n._(REPORT_LABELS[entry.reason])}
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {entry.detail || t`They wrote nothing more.`}
      </p>
      <p className="mt-2 text-muted text-sm">
        {entry.reference} · {entry.email ?? t`They left no address.`}
      </p>
    </div>
  );
}

function ReviewText({ entry }: { entry: QueueEntry }) {
  const { t } = useLingui();
  const rating = entry.rating ?? 0;
  return (
    <figure className="rounded-card bg-sunk px-4 py-3">
      <p>
        <span aria-hidden="true" className="text-lg text-marigold">
          {"★".repeat(rating)}
        </span>
        <span className="sr-only">{t`${rating} of 5 stars`}</span>
      </p>
      <blockquote className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {entry.detail || <Trans>Stars only, no words.</Trans>}
      </blockquote>
      <figcaption className="mt-2 text-muted text-sm">{entry.from}</figcaption>
    </figure>
  );
}

function CompanyText({ entry }: { entry: QueueEntry }) {
  const { t } = useLingui();
  const { data, error, isError, refetch } = useWaitingCompany(entry);
  if (isError) return <FailedNotice error={error} retry={() => void refetch()} />;
  return (
    <section aria-label={t`The company`}>
      <Facts
        facts={[
          [t`Location`, entry.location],
          [t`E-mail`, entry.email],
          [t`Phone`, data ? <PhoneLink key="phone" phone={data.data.company.contact} /> : "…"],
          [t`RERA number`, data?.data.company.reraNumber ?? data?.data.givenRera ?? null],
        ]}
      />
      <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {entry.detail || <Trans>They have not described themselves yet.</Trans>}
      </p>
      <Link
        to={`/admin/properties?companyId=${entry._id}`}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-neem hover:underline"
      >
        <Trans>Its properties</Trans>
      </Link>
    </section>
  );
}

type ListedByProps = { contact: WaitingListing["contact"]; otherwise: string | null };

function ListedBy({ contact, otherwise }: ListedByProps) {
  if (!contact) return otherwise;
  if (contact.desk !== "guest") return contact.name;
  return (
    <>
      {contact.name}{" "}
      <span className="font-normal text-muted">
        <Trans>(a guest of the sell page)</Trans>
      </span>
    </>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telLink(phone) ?? undefined} className="text-neem hover:underline">
      {formatPhone(phone)}
    </a>
  );
}

function Listing({ property, contact }: WaitingListing) {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  return (
    <section aria-label={t`The listing`}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {property.images.map((url, at) => (
          <li key={url}>
            <img
              src={url.replace(/\/\d+\.webp$/, "/480.webp")}
              alt={t`No. ${at + 1}`}
              width={480}
              height={360}
              loading="lazy"
              className="aspect-[4/3] w-full rounded-control bg-sunk object-cover"
            />
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [t`Price range`, property.priceRange],
          [t`Type`, i18n._(TYPE_LABELS[property.type])],
          [t`Location`, property.location],
          [t`Listed by`, <ListedBy key="by" contact={contact} otherwise={property.companyName} />],
          [t`Phone`, contact?.phone ? <PhoneLink key="phone" phone={contact.phone} /> : null],
          [t`E-mail`, contact?.email ?? null],
          [t`RERA number`, property.reraNumber],
        ]}
      />
      <p className="text-sm">{property.features}</p>
      <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{property.description}</p>
      {property.status === "live" && (
        <a
          href={localPath(`/property/${property._id}`)}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-flex min-h-11 items-center font-medium text-neem hover:underline"
        >
          <Trans>See it on the site</Trans>
        </a>
      )}
    </section>
  );
}
