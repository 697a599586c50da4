import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { countOnPage, type ListingCounts } from "#domain/search/results-pages.ts";
import { SITE_PICTURES } from "#domain/site/site-pictures.ts";
import { Link } from "#web/ui/link.tsx";
import { Section } from "#web/ui/section.tsx";

type Props = { counts: ListingCounts };

export function Services({ counts }: Props) {
  const { t } = useLingui();
  return (
    <Section title={t`Services`}>
      <ul className="below-items [--item-size:90px] grid border-line border-t sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        <Service
          to="/buy"
          picture="buy"
          title={<Trans>Buy</Trans>}
          count={countOnPage("buy", counts)}
        >
          <Trans>Apartments, villas and houses</Trans>
        </Service>
        <Service
          to="/rent"
          picture="rent"
          title={<Trans>Rent</Trans>}
          count={countOnPage("rent", counts)}
        >
          <Trans>Homes and offices by the month</Trans>
        </Service>
        <Service to="/sell" picture="sell" title={<Trans>Sell</Trans>}>
          <Trans>Tell us about your property</Trans>
        </Service>
        <Service
          to="/commercial"
          picture="commercial"
          title={<Trans>Commercial</Trans>}
          count={countOnPage("commercial", counts)}
        >
          <Trans>Office, retail, warehouse, industrial</Trans>
        </Service>
        <Service
          to="/land"
          picture="land"
          title={<Trans>Land</Trans>}
          count={countOnPage("land", counts)}
        >
          <Trans>Residential, agricultural, commercial</Trans>
        </Service>
        <Service to="/agents" picture="agents" title={<Trans>Agents</Trans>}>
          <Trans>People who know the lane, by language</Trans>
        </Service>
      </ul>
    </Section>
  );
}

type ServiceProps = {
  to: string;
  picture: keyof typeof SITE_PICTURES;
  title: ReactNode;
  count?: number;
  children: ReactNode;
};

function Service({ to, picture, title, count, children }: ServiceProps) {
  return (
    <li className="border-line border-b">
      <Link
        to={to}
        className="group grid grid-cols-[80px_1fr_auto] items-center gap-x-4 py-3.5 hover:text-neem"
      >
        <img
          src={pictureUrl(SITE_PICTURES[picture], 160, "webp")}
          alt=""
          width={80}
          height={60}
          loading="lazy"
          className="h-15 w-20 rounded-control object-cover"
        />
        <span>
          <span className="block font-semibold text-lg leading-tight">{title}</span>
          <span className="block text-sm text-muted">{children}</span>
        </span>
        <span className="inline-flex items-center gap-2 font-semibold text-neem">
          {count}
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </span>
      </Link>
    </li>
  );
}
