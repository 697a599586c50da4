/** What can be exported as a file. */

export const EXPORTED = [
  "companies",
  "properties",
  "requirements",
  "inquiries",
  "agents",
  "reviews",
  "subscribers",
  "users",
  "audit",
] as const;
export type Exported = (typeof EXPORTED)[number];

export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Parses "companies.csv". */
export function exportFrom(fileName: string): { what: Exported; format: ExportFormat } | undefined {
  const [name, ending, ...rest] = fileName.split(".");
  const what = EXPORTED.find((known) => known === name);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return what && format && rest.length === 0 ? { what, format } : undefined;
}
