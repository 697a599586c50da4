import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { Cover } from "#web/features/listings/admin/cover.tsx";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { CompanyLogo } from "#web/platform/admin/companies/company-logo.tsx";
import { CompanyStatusTag } from "#web/platform/admin/companies/company-status-tag.tsx";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { Link } from "#web/ui/link.tsx";

const RECENT = 5;

export function RecentCompanies() {
  const query = useAdmin("/admin/companies", { query: `limit=${RECENT}` });
  return (
    <Recent title={<Trans>Recent Companies</Trans>} query={query}>
      {(company) => (
        <RecentRow
          key={company._id}
          to={`/admin/companies?open=${company._id}`}
          picture={<CompanyLogo company={company} className="size-10" />}
          name={company.name}
          line={<CompanyLine company={company} />}
          end={<CompanyState company={company} />}
        />
      )}
    </Recent>
  );
}

export function RecentListings() {
  const query = useAdmin("/admin/properties", { query: `limit=${RECENT}` });
  return (
    <Recent title={<Trans>Recent Properties</Trans>} query={query}>
      {(property) => (
        <RecentRow
          key={property._id}
          to={`/admin/properties?open=${property._id}`}
          picture={
            <Cover
              images={property.images}
              width={160}
              className="size-10 flex-none rounded-control"
            />
          }
          name={property.title}
          line={property.location}
          end={<span className="whitespace-nowrap font-semibold">{property.priceRange}</span>}
        />
      )}
    </Recent>
  );
}

function CompanyLine({ company }: { company: ManagedCompany }) {
  const { t } = useLingui();
  const { location, propertyCount } = company;
  return `${location} · ${t`${plural(propertyCount, { one: "# property", other: "# properties" })}`}`;
}

function CompanyState({ company }: { company: ManagedCompany }) {
  return company.isVerified && company.status === "live" ? (
    <Tag tone="good">
      <Trans>Verified</Trans>
    </Tag>
  ) : (
    <CompanyStatusTag company={company} />
  );
}

type RecentProps<Item> = {
  title: ReactNode;
  query: { data?: { data: Item[] } | undefined; isError: boolean; refetch: () => unknown };
  children: (item: Item) => ReactNode;
};

function Recent<Item>({ title, query, children }: RecentProps<Item>) {
  const items = query.data?.data;
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      {query.isError && !items ? (
        <FailedNotice retry={() => query.refetch()} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {items?.length === 0 && (
            <li className="px-4 py-4 text-muted">
              <Trans>Nothing yet</Trans>
            </li>
          )}
          {items ? items.map(children) : <RecentSkeleton />}
        </ul>
      )}
    </section>
  );
}

type RowProps = { to: string; picture: ReactNode; name: string; line: ReactNode; end: ReactNode };

function RecentRow({ to, picture, name, line, end }: RowProps) {
  return (
    <li
      data-row=""
      className="relative flex min-h-14 items-center gap-3 border-line border-b px-3.5 py-2 last:border-b-0 hover:bg-sunk"
    >
      {picture}
      <div className="min-w-0 grow leading-tight">
        <Link
          to={to}
          data-opener=""
          className="card-link block truncate font-medium focus-visible:after:outline-2 focus-visible:after:outline-neem focus-visible:after:-outline-offset-2"
        >
          {name}
        </Link>
        <span className="block truncate text-muted text-sm">{line}</span>
      </div>
      {end}
    </li>
  );
}

function RecentSkeleton() {
  return Array.from({ length: RECENT }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
    <li key={at} aria-hidden="true" className="flex h-14 items-center gap-3 px-3.5">
      <span className="skeleton size-10" />
      <span className="skeleton h-4 w-1/2" />
    </li>
  ));
}
