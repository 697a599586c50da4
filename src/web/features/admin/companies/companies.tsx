import { Trans } from "@lingui/react/macro";
import { PageHead } from "../parts/page-head.tsx";

export function Companies() {
  return <PageHead title={<Trans>Companies</Trans>} />;
}
