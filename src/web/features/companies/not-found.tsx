import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** One company page links back to the companies, the other to the home page. */
export function CompanyNotFound({ way }: { way: "companies" | "home" }) {
  const { t } = useLingui();
  return (
    <div className="wrap py-14">
      <EmptyState
        title={t`Company Not Found`}
        level="h1"
        action={
          way === "companies" ? (
            <ButtonLink to="/companies">
              <Trans>Back to Companies</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to="/">
              <Trans>Go Home</Trans>
            </ButtonLink>
          )
        }
      >
        <Trans>It may have been renamed or taken off the site.</Trans>
      </EmptyState>
    </div>
  );
}
