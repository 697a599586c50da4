import { Trans, useLingui } from "@lingui/react/macro";
import { saveAs } from "#web/platform/admin/parts/download.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Shown once; each code signs in once when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useLingui();
  const text = codes.join("\n");

  async function copy() {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    await showToast({ title: t`Copied` });
  }

  return (
    <div role="alert" className="grid gap-3 rounded-card bg-marigold-wash p-4">
      <p className="max-w-prose font-medium">
        <Trans>
          Keep these recovery codes where you keep your keys. Each opens the door once without your
          phone, and they are never shown again.
        </Trans>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="compact" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          look="outline"
          size="compact"
          onClick={() =>
            saveAs(new Blob([`${text}\n`], { type: "text/plain" }), "recovery-codes.txt")
          }
        >
          <Trans>Download</Trans>
        </Button>
        <Button size="compact" onClick={onDone}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </div>
  );
}
