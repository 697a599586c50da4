import { Building2 } from "lucide-react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";

type Props = { company: Pick<ManagedCompany, "logoUrl">; className?: string };

export function CompanyLogo({ company, className = "size-9" }: Props) {
  const look = `${className} flex-none rounded-control border border-line object-cover`;
  return company.logoUrl ? (
    <img
      src={company.logoUrl.replace("/320.webp", "/160.webp")}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className={look}
    />
  ) : (
    <span className={`grid place-items-center bg-sunk text-muted ${look}`}>
      <Building2 aria-hidden="true" className="size-1/2" />
    </span>
  );
}
