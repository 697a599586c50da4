import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { loadPreview } from "#web/routes/member/listing-actions.ts";
import { ListingPreview, previewMeta } from "#web/routes/member/listing-preview.tsx";
import type { Route } from "./+types/listing-preview";

await Promise.all([needMessages("listing"), needMessages("property")]);

export const loader = (args: Route.LoaderArgs) => loadPreview("seller", args.params.id, args);
export const meta = (args: Route.MetaArgs) => previewMeta(args);

export default function SellerListingPreview({ loaderData }: Route.ComponentProps) {
  return <ListingPreview {...loaderData} base="/seller/properties" />;
}

export const ErrorBoundary = WrongDashboard;
