import { Trans } from "@lingui/react/macro";
import { PageHead } from "../parts/page-head.tsx";

export function Dashboard() {
  return <PageHead title={<Trans>Dashboard</Trans>} />;
}
