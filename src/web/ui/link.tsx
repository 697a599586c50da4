import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { useLocalPath } from "#web/platform/messages/language.ts";

type Props = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string };

/** A link inside the site, in the page's language. */
export function Link({ to, ...props }: Props) {
  const localPath = useLocalPath();
  return <RouterLink to={localPath(to)} {...props} />;
}
