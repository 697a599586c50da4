import { useRouteLoaderData } from "react-router";
import type { Site } from "#domain/site/site.ts";

/** The site's settings from the root loader. */
export function useSite(): Site {
  const data = useRouteLoaderData("root") as { site: Site } | undefined;
  if (!data) throw new Error("The site is known only below the root route");
  return data.site;
}

/** All cities of the site, named in the page's language. */
export function useCities(): { slug: string; name: string }[] {
  const data = useRouteLoaderData("root") as
    | { cities: { slug: string; name: string }[] }
    | undefined;
  return data?.cities ?? [];
}

type Person = {
  id: string;
  name: string;
  /** An admin is viewing this user's dashboard. */
  isViewed: boolean;
};

/** The signed-in user, if any; always null on pages that are cached for everyone. */
export function usePerson(): Person | null {
  const data = useRouteLoaderData("root") as { person: Person | null } | undefined;
  return data?.person ?? null;
}
