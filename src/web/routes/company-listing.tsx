import { WrongDesk } from "#web/layout/wrong-desk.tsx";
import { loadEditor, saveListing } from "#web/listing-desk.ts";
import { EditorPage, editorMeta } from "#web/listing-editor-page.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/company-listing";

await needWords("listing");

export const loader = (args: Route.LoaderArgs) => loadEditor("company", args.params.id, args);
export const action = (args: Route.ActionArgs) => saveListing("company", args.params.id, args);
export const meta = (args: Route.MetaArgs) => editorMeta(args, args.params.id === "new");

export default function CompanyListing({ loaderData, actionData }: Route.ComponentProps) {
  return <EditorPage {...loaderData} outcome={actionData} base="/company/properties" />;
}

export const ErrorBoundary = WrongDesk;
