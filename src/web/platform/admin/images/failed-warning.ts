import { useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast.ts";

/** Warns when a form is saved without some of its pictures. */
export function useFailedWarning(): (failed: number) => void {
  const { t } = useLingui();
  return (failed) => {
    if (failed === 0) return;
    void showToast({ title: t`${failed} image(s) failed to upload`, tone: "warning" });
  };
}
