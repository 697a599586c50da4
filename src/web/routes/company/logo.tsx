import { AppError } from "#domain/shared/errors.ts";
import { appContext, requestContext } from "#web/platform/context.ts";
import { requireCompanyMember, toDashboard } from "#web/routes/member/dashboard-guard.ts";
import type { Route } from "./+types/logo";

/** Stores the uploaded logo and sets it on the company; this route has no page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = requireCompanyMember({ url, context });
  const caller = { actor, address: context.get(requestContext).clientAddress };
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
    return toDashboard({ url }, "/company/profile?problem=logo");
  }
  return toDashboard({ url }, "/company/profile?done");
}

export function loader({ url }: Route.LoaderArgs) {
  return toDashboard({ url }, "/company/profile");
}
