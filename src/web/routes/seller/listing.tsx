import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { loadEditor, saveListing } from "#web/routes/member/listing-actions.ts";
import { EditorPage, editorMeta } from "#web/routes/member/listing-editor-page.tsx";
import type { Route } from "./+types/listing";

await needMessages("listing");

export const loader = (args: Route.LoaderArgs) => loadEditor("seller", args.params.id, args);
export const action = (args: Route.ActionArgs) => saveListing("seller", args.params.id, args);
export const meta = (args: Route.MetaArgs) => editorMeta(args, args.params.id === "new");

export default function SellerListing({ loaderData, actionData }: Route.ComponentProps) {
  return <EditorPage {...loaderData} answer={actionData} base="/seller/properties" />;
}

export const ErrorBoundary = WrongDashboard;
