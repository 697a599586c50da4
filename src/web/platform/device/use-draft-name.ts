import { usePerson } from "#web/platform/site.ts";

/**
 * The name under which a form's draft is stored: with the signed-in user, otherwise where the form says. Null
 * where nothing is stored, also for an admin who only views a user's dashboard.
 */
export function useDraftName(form: string, visitor: "tab" | "device" | null = null): string | null {
  const person = usePerson();
  if (person?.isViewed) return null;
  if (person) return `member:${person.id}:${form}`;
  return visitor && `${visitor}:${form}`;
}
