import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyHouse } from "#web/ui/icons.tsx";

export function NotFound() {
  return (
    <div className="wrap grid min-h-[60vh] justify-items-center gap-3 py-20 text-center">
      <EmptyHouse className="w-44 text-neem" />
      <h1 className="text-6xl">404</h1>
      <p className="text-lg text-muted">
        <Trans>Oops! Page not found</Trans>
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">
          <Trans>Return to Home</Trans>
        </ButtonLink>
        <ButtonLink to="/buy" look="outline">
          <Trans>See homes for sale</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
