import { Building2 } from "lucide-react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { Thumb } from "#web/platform/admin/parts/thumb.tsx";

type Props = { company: Pick<ManagedCompany, "logoUrl">; className?: string };

export function CompanyLogo({ company, className = "size-9" }: Props) {
  const look = `${className} rounded-control`;
  return <Thumb url={company.logoUrl} width={160} icon={Building2} className={look} />;
}
