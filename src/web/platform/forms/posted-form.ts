/** A form that may carry photos: its fields as text, its pictures already stored. */

import type { RouterContextProvider } from "react-router";
import { AppError } from "#domain/shared/errors.ts";
import { MAX_IMAGES } from "#domain/shared/limits.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { actorContext, appContext, problemPage, requestContext } from "#web/platform/context.ts";

export type PostedForm = {
  values: Record<string, string>;
  /** The pictures' URLs: existing ones, then those uploaded with the form. */
  images: string[];
  /** The tickets with which a guest uploaded them. */
  tickets: string[];
  /** Messages about pictures that were refused. */
  refused: string[];
};

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function postedForm({ request, context }: RouteArgs): Promise<PostedForm> {
  if (!isMultipart(request)) {
    return gathered(await plainFields({ request, context }), { pictures: [], refused: [] });
  }
  const contentType = request.headers.get("content-type") ?? undefined;
  const { clientAddress, say } = context.get(requestContext);
  const body = { stream: request.body, contentType };
  try {
    const { uploads } = context.get(appContext);
    const form = await uploads.receiveForm(context.get(actorContext), body, clientAddress);
    const refused = form.refused.map(say);
    return gathered(form.fields, { ...form, refused });
  } catch (error) {
    throw error instanceof AppError ? problemPage(context, error) : error;
  }
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
}

type Fields = Record<string, string[]>;

async function plainFields({ request, context }: RouteArgs): Promise<Fields> {
  const form = await request.formData().catch(() => {
    throw problemPage(context, new AppError(sharedProblems.formUnreadable()));
  });
  const fields: Fields = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

type Came = { pictures: { url: string }[]; refused: string[]; ticket?: string | undefined };

function gathered({ images = [], removed = [], ...fields }: Fields, came: Came): PostedForm {
  const { tickets = [], ...rest } = fields;
  const kept = images.filter((url) => url !== "" && !removed.includes(url));
  const known = tickets.flatMap((text) => text.split(" ")).filter(Boolean);
  return {
    values: Object.fromEntries(Object.entries(rest).map(([name, all]) => [name, all[0] ?? ""])),
    images: [...kept, ...came.pictures.map(({ url }) => url)].slice(0, MAX_IMAGES),
    tickets: came.ticket ? [...known, came.ticket] : known,
    refused: came.refused,
  };
}
