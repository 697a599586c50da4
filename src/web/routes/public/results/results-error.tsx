import { Trans } from "@lingui/react/macro";
import { useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { ErrorScreen } from "#web/layout/error-screen.tsx";
import { buttonClass } from "#web/ui/button.tsx";

/** For a list that failed to load: the site's error screen with a retry button. */
export function ResultsError() {
  const error = useRouteError();
  const root = useRouteLoaderData("root") as { requestId?: string } | undefined;
  const { pathname, search } = useLocation();
  return (
    <>
      <ErrorScreen error={error} requestId={root?.requestId} />
      <p className="wrap -mt-12 pb-16">
        <a href={pathname + search} className={buttonClass()}>
          <Trans>Try again</Trans>
        </a>
      </p>
    </>
  );
}
