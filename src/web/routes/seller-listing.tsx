import { WrongDesk } from "#web/layout/wrong-desk.tsx";
import { loadEditor, saveListing } from "#web/listing-desk.ts";
import { EditorPage, editorMeta } from "#web/listing-editor-page.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/seller-listing";

await needWords("listing");

export const loader = (args: Route.LoaderArgs) => loadEditor("seller", args.params.id, args);
export const action = (args: Route.ActionArgs) => saveListing("seller", args.params.id, args);
export const meta = (args: Route.MetaArgs) => editorMeta(args, args.params.id === "new");

export default function SellerListing({ loaderData, actionData }: Route.ComponentProps) {
  return <EditorPage {...loaderData} outcome={actionData} base="/seller/properties" />;
}

export const ErrorBoundary = WrongDesk;
