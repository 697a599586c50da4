import { Trans } from "@lingui/react/macro";
import { Mail, Phone, Star } from "lucide-react";
import type { ReactNode } from "react";
import { formatPhone, readPhone } from "#domain/shared/phone.ts";
import type { Claims, SiteIdentity } from "#domain/site/site.ts";
import { BrandMark } from "#web/ui/icons.tsx";

const DEFAULT_RATING = "4.5";

export function IdentityPreview({ identity: { name, phone, email } }: { identity: SiteIdentity }) {
  const number = readPhone(phone)?.e164;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 border-line border-b bg-sunk px-4 py-2 text-muted text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Phone className="size-4" />
          {number ? formatPhone(number) : phone}
        </span>
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Mail className="size-4 flex-none" />
          <span className="[overflow-wrap:anywhere]">{email}</span>
        </span>
      </p>
      <p className="flex items-center gap-2.5 px-4 py-3 font-bold text-xl tracking-tight">
        <BrandMark className="size-7 flex-none text-neem" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </p>
    </>
  );
}

export function ClaimsPreview({ claims }: { claims: Claims }) {
  return (
    <dl className="grid grid-cols-2 gap-y-3 px-4 py-3">
      <Claim value={claims.agents}>
        <Trans>agents</Trans>
      </Claim>
      <Claim value={claims.cities}>
        <Trans>cities</Trans>
      </Claim>
      <Claim value={claims.clients}>
        <Trans>clients</Trans>
      </Claim>
      <Claim value={claims.rating}>
        <Trans>average rating</Trans>
      </Claim>
    </dl>
  );
}

function Claim({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-sm">{children}</dt>
      <dd className="font-semibold text-2xl leading-tight tracking-tight">{value}</dd>
    </div>
  );
}

export function RatingPreview({ isShown }: { isShown: boolean }) {
  return (
    <p className="flex items-center gap-3 px-4 py-3 font-semibold">
      <Trans>A company without reviews</Trans>
      {isShown && (
        <span className="inline-flex items-center gap-1">
          <Star className="size-4 fill-marigold text-marigold" />
          {DEFAULT_RATING}
        </span>
      )}
    </p>
  );
}
