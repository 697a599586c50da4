import { AppError } from "#domain/shared/errors.ts";
import { appContext, visitContext } from "#web/platform/context.ts";
import { mustRunCompany, toDesk } from "#web/routes/member/desk-visit.ts";
import type { Route } from "./+types/logo";

/** Takes the logo in as it arrives and hangs it up; there is nothing to see here. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = mustRunCompany({ url, context });
  const caller = { actor, address: context.get(visitContext).clientAddress };
  const { companies, uploads } = context.get(appContext);
  try {
    const { url: logoUrl } = await uploads.receive(actor, {
      body: {
        stream: request.body,
        contentType: request.headers.get("content-type") ?? undefined,
      },
      ticket: undefined,
    });
    await companies.update(caller, actor.companyId, { logoUrl }, undefined);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return toDesk({ url }, "/company/profile?problem=logo");
  }
  return toDesk({ url }, "/company/profile?done");
}

export function loader({ url }: Route.LoaderArgs) {
  return toDesk({ url }, "/company/profile");
}
