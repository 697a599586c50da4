import { useRouteLoaderData } from "react-router";
import type { Site } from "#domain/site/site.ts";

/** What the root loader told every page about the site itself. */
export function useSite(): Site {
  const data = useRouteLoaderData("root") as { site: Site } | undefined;
  if (!data) throw new Error("The site is known only below the root route");
  return data.site;
}

/** Every city of the site, by its name in the page's language. */
export function useCities(): { slug: string; name: string }[] {
  const data = useRouteLoaderData("root") as
    | { cities: { slug: string; name: string }[] }
    | undefined;
  return data?.cities ?? [];
}

type Person = {
  id: string;
  name: string;
  /** An admin looks at this person's desk. */
  isViewed: boolean;
};

/** Whoever is signed in, if anybody is; pages that are kept for everybody know of nobody. */
export function usePerson(): Person | null {
  const data = useRouteLoaderData("root") as { person: Person | null } | undefined;
  return data?.person ?? null;
}
