import { Trans } from "@lingui/react/macro";
import { PageHead } from "../parts/page-head.tsx";

export function Properties() {
  return <PageHead title={<Trans>Properties</Trans>} />;
}
