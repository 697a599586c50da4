import { WrongDesk } from "#web/layout/wrong-desk.tsx";
import { loadPreview } from "#web/listing-desk.ts";
import { ListingPreview, previewMeta } from "#web/listing-preview.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/seller-listing-preview";

await Promise.all([needWords("listing"), needWords("property")]);

export const loader = (args: Route.LoaderArgs) => loadPreview("seller", args.params.id, args);
export const meta = (args: Route.MetaArgs) => previewMeta(args);

export default function SellerListingPreview({ loaderData }: Route.ComponentProps) {
  return <ListingPreview {...loaderData} base="/seller/properties" />;
}

export const ErrorBoundary = WrongDesk;
