import { Trans } from "@lingui/react/macro";
import { Link } from "#web/ui/link.tsx";
import { useSite } from "./site.ts";

/** On a demo without a mail server or text gateway: where to find what would have been sent. */
export function UnsentNote({ of }: { of: "mails" | "texts" }) {
  const { unsent } = useSite();
  if (!unsent?.[of]) return null;
  return (
    <p className="rounded-control bg-marigold-wash px-4 py-3 text-base">
      <Trans>
        This is a demo and sends nothing. What it would have sent is in the admin’s{" "}
        <Link to="/admin/outbox" className="font-medium text-neem underline underline-offset-3">
          outgoing messages
        </Link>
        .
      </Trans>
    </p>
  );
}
