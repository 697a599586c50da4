import { Trans, useLingui } from "@lingui/react/macro";
import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import type { Import } from "#domain/imports/answer-schema.ts";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { Button } from "#web/ui/button.tsx";
import { sendFile } from "./send-file.ts";

type Sending = { name: string; share: number; stop: () => void };

/** A chosen or dropped file is uploaded and read; nothing is listed yet. */
export function FileChooser({ onSent }: { onSent: (sent: Import) => void }) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState("");
  const [isOver, setOver] = useState(false);

  async function send(file: File | undefined) {
    if (!file) return;
    setError("");
    const wishes = { isDryRun: true, options: {} };
    const { done, stop } = sendFile(file, wishes, (share) =>
      setSending((now) => now && { ...now, share }),
    );
    setSending({ name: file.name, share: 0, stop });
    try {
      const sent = await done;
      await refresh();
      onSent(sent);
    } catch (failure) {
      setSending(null);
      if ((failure as Error).name !== "AbortError") {
        setError(wordsOf(failure, t`The file could not be sent. Please try again.`));
      }
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  if (sending) return <SendingBar {...sending} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by key
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`relative grid justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-9 text-center ${isOver ? "border-neem bg-neem-wash" : "border-line-strong"}`}
    >
      <FileUp aria-hidden="true" className="size-9 text-neem" />
      <p className="max-w-prose">
        <Trans>
          Choose a CSV or JSON file of listings, from any portal or spreadsheet. It is looked
          through first; nothing is listed until you say so.
        </Trans>
      </p>
      <Button size="compact" onClick={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
        aria-label={t`File of listings`}
        tabIndex={-1}
        onChange={(event) => void send(event.target.files?.[0])}
        className="sr-only"
      />
      <p className="text-muted text-sm">
        <Trans>Or drop it here. At most 256 MB.</Trans>
      </p>
      {error && (
        <p role="alert" className="font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

function SendingBar({ name, share, stop }: Sending) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <label className="grid gap-2">
        <span className="[overflow-wrap:anywhere]">
          <Trans>Sending {name}</Trans> · {percent} %
        </span>
        <progress max={100} value={percent} className="w-full accent-neem" />
      </label>
      <div>
        <Button look="outline" size="compact" onClick={stop}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    </div>
  );
}
