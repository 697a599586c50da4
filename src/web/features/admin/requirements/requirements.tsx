import { Trans } from "@lingui/react/macro";
import { PageHead } from "../parts/page-head.tsx";

export function Requirements() {
  return <PageHead title={<Trans>Requirements</Trans>} />;
}
