import { type Actor, isAdmin, runsCompany } from "#domain/shared/actor.ts";
import type { UploadBucket } from "./upload.ts";

/** Listers may upload listing pictures; a logo needs someone who runs the company. */
export function canUpload(actor: Actor, bucket: UploadBucket): boolean {
  if (isAdmin(actor)) return true;
  if (actor?.role === "company" && bucket === "company-logos") return runsCompany(actor);
  if (actor?.role === "company") return bucket === "property-images";
  return actor?.role === "seller" && bucket === "property-images";
}
