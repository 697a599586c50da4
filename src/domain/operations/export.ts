/** What can be carried away as a file. */

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

/** "companies.csv", taken apart. */
export function exportFrom(fileName: string): { what: Exported; format: ExportFormat } | undefined {
  const [name, ending, ...rest] = fileName.split(".");
  const what = EXPORTED.find((known) => known === name);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return what && format && rest.length === 0 ? { what, format } : undefined;
}
