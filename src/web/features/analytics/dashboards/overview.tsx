import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type {
  AdminNumbers,
  AffiliateNumbers,
  BuyerNumbers,
  CompanyNumbers,
  DashboardNumbers,
  SellerNumbers,
} from "#domain/analytics/dashboard-numbers.ts";
import { Dashboard } from "./dashboard.tsx";

type Props = { numbers: DashboardNumbers; hasMail: boolean };

/** The dashboard numbers and open tasks, by role. */
export function DashboardOverview({ numbers, hasMail }: Props) {
  switch (numbers.role) {
    case "buyer":
      return <BuyerOverview numbers={numbers} hasMail={hasMail} />;
    case "seller":
      return <SellerOverview numbers={numbers} />;
    case "company":
      return <CompanyOverview numbers={numbers} />;
    case "affiliate":
      return <AffiliateOverview numbers={numbers} />;
    case "admin":
      return <AdminOverview numbers={numbers} />;
  }
}

function BuyerOverview({ numbers, hasMail }: { numbers: BuyerNumbers; hasMail: boolean }) {
  const { t } = useLingui();
  const { savedHomes, searches, inquiries, answered, searchesWithoutMail } = numbers;
  return (
    <Dashboard
      cards={[
        { label: t`Saved homes`, value: savedHomes, to: "/buyer/saved" },
        { label: t`Saved searches`, value: searches, to: "/buyer/saved#saved-searches" },
        { label: t`Inquiries`, value: inquiries, to: "/buyer/inquiries" },
      ]}
      todos={[
        {
          words: t`${plural(answered, { one: "# inquiry was answered", other: "# inquiries were answered" })}`,
          to: "/buyer/inquiries?answered=1",
          isDue: answered > 0,
        },
        {
          words: t`${plural(searchesWithoutMail, { one: "# saved search sends no mails", other: "# saved searches send no mails" })}`,
          to: "/buyer/saved?mails=off#saved-searches",
          isDue: searchesWithoutMail > 0,
        },
        {
          words: t`Add an e-mail address to hear of new homes`,
          to: "/profile",
          isDue: !hasMail && searches > 0,
        },
      ]}
      steps={[
        { label: t`Save a home`, hint: t`The heart on a home keeps it here`, to: "/buy" },
        { label: t`Save a search`, hint: t`We write when something new fits`, to: "/search" },
        { label: t`Ask a lister`, hint: t`By WhatsApp, phone or e-mail`, to: "/companies" },
      ]}
    />
  );
}

function SellerOverview({ numbers }: { numbers: SellerNumbers }) {
  const { t } = useLingui();
  const { live, inReview, drafts, needChange, inquiries, newInquiries } = numbers;
  const list = "/seller/properties";
  return (
    <Dashboard
      cards={[
        { label: t`Live`, value: live, to: `${list}?status=live` },
        { label: t`In review`, value: inReview, to: `${list}?status=in_review` },
        { label: t`Drafts`, value: drafts, to: `${list}?status=draft` },
        { label: t`Inquiries`, value: inquiries, to: "/seller/inquiries" },
      ]}
      todos={[
        {
          words: t`${plural(newInquiries, { one: "# inquiry waits for your answer", other: "# inquiries wait for your answer" })}`,
          to: "/seller/inquiries?stage=new",
          isDue: newInquiries > 0,
        },
        {
          words: t`${plural(needChange, { one: "# listing needs a change", other: "# listings need a change" })}`,
          to: `${list}?needsChange=1`,
          isDue: needChange > 0,
        },
      ]}
      steps={[
        { label: t`List your property`, hint: t`It takes five minutes`, to: "/sell" },
        { label: t`Say how buyers reach you`, hint: t`Phone and WhatsApp`, to: "/seller/profile" },
      ]}
    />
  );
}

function CompanyOverview({ numbers }: { numbers: CompanyNumbers }) {
  const { t } = useLingui();
  const { properties, newLeads, viewsThisWeek } = numbers;
  return (
    <Dashboard
      cards={[
        { label: t`Properties`, value: properties, to: "/company/properties" },
        { label: t`New leads`, value: newLeads, to: "/company/leads?stage=new" },
        { label: t`Views this week`, value: viewsThisWeek, to: "/company/analytics" },
      ]}
      todos={useCompanyTodos(numbers)}
      steps={[
        {
          label: t`Complete your company’s profile`,
          hint: t`Logo, description and RERA number`,
          to: "/company/profile",
        },
        {
          label: t`Add your first property`,
          hint: t`A draft is kept as you type`,
          to: "/company/properties/new",
        },
      ]}
    />
  );
}

function useCompanyTodos(numbers: CompanyNumbers) {
  const { t } = useLingui();
  const { companyStatus, unansweredLeads, followUpsDue, needChange } = numbers;
  return [
    {
      words: t`${plural(unansweredLeads, { one: "# lead has waited for more than a day", other: "# leads have waited for more than a day" })}`,
      to: "/company/leads?waiting=1",
      isDue: unansweredLeads > 0,
    },
    {
      words: t`${plural(followUpsDue, { one: "# lead to follow up today", other: "# leads to follow up today" })}`,
      to: "/company/leads?due=1",
      isDue: followUpsDue > 0,
    },
    {
      words: t`${plural(needChange, { one: "# listing needs a change", other: "# listings need a change" })}`,
      to: "/company/properties?needsChange=1",
      isDue: needChange > 0,
    },
    {
      words: t`Your company waits to be verified: complete its profile`,
      to: "/company/profile",
      isDue: companyStatus === "pending" || companyStatus === null,
    },
  ];
}

function AffiliateOverview({ numbers }: { numbers: AffiliateNumbers }) {
  const { t } = useLingui();
  const { links, clicks, leads, balance } = numbers;
  return (
    <Dashboard
      cards={[
        { label: t`Links`, value: links, to: "/affiliate/links" },
        { label: t`Clicks in 30 days`, value: clicks, to: "/affiliate/links" },
        { label: t`Leads`, value: leads, to: "/affiliate/earnings?latest=1" },
        { label: t`Balance`, value: balance, to: "/affiliate/earnings", isMoney: true },
      ]}
      todos={[
        {
          words: t`Nobody has clicked your links yet: share one`,
          to: "/affiliate/tools",
          isDue: links > 0 && clicks === 0,
        },
      ]}
      steps={[
        {
          label: t`Make your first link`,
          hint: t`To any page of this site`,
          to: "/affiliate/links",
        },
        { label: t`Share it`, hint: t`With a text that is ready to send`, to: "/affiliate/tools" },
      ]}
    />
  );
}

function AdminOverview({ numbers }: { numbers: AdminNumbers }) {
  const { t } = useLingui();
  return (
    <Dashboard
      cards={[
        { label: t`Listings to review`, value: numbers.listings, to: "/admin/queue?kind=listing" },
        { label: t`Reports`, value: numbers.reports, to: "/admin/queue?kind=report" },
        { label: t`Reviews`, value: numbers.reviews, to: "/admin/queue?kind=review" },
        {
          label: t`New requirements`,
          value: numbers.requirements,
          to: "/admin/requirements?status=new",
        },
        { label: t`Proofs to check`, value: numbers.proofs, to: "/admin/users?waiting=1" },
      ]}
      todos={[]}
      steps={[]}
    />
  );
}
