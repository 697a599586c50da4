import { Trans } from "@lingui/react/macro";

export function SubmitLabel({ isBusy, isNew }: { isBusy: boolean; isNew: boolean }) {
  if (isBusy) return <Trans>Uploading...</Trans>;
  return isNew ? <Trans>Create</Trans> : <Trans>Update</Trans>;
}
