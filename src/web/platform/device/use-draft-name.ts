import { usePerson } from "#web/platform/site.ts";

/**
 * Where the draft of a form is kept: with whoever is signed in, else where the form says. Null where nothing is kept,
 * also for an admin who only looks at somebody's dashboard.
 */
export function useDraftName(form: string, visitor: "tab" | "device" | null = null): string | null {
  const person = usePerson();
  if (person?.isViewed) return null;
  if (person) return `member:${person.id}:${form}`;
  return visitor && `${visitor}:${form}`;
}
