import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#web/ui/toast.ts";

const EVERY_MS = 4_000;

type Newest = { _id: string | null; name: string | null; waiting: number };
type Props = { newestId: string | null; waiting: number };

/** Polls while the page is visible and reloads the list when something changed, in any window. */
export function LiveInbox({ newestId, waiting }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const known = useRef({ newestId, waiting });

  useEffect(() => {
    known.current = { newestId, waiting };
    document.title = withCount(document.title, waiting);
  }, [newestId, waiting]);

  useEffect(() => {
    async function look() {
      // Ignore a dropped connection: the next poll comes in seconds.
      const newest = await fetchNewest().catch(() => undefined);
      if (!newest || isKnown(newest, known.current)) return;
      const isNew = newest._id !== null && newest._id !== known.current.newestId;
      await revalidate();
      const description = newest.name ?? "";
      if (isNew) await showToast({ title: t`New lead`, description, id: "new-lead" });
    }
    const timer = setInterval(() => void look(), EVERY_MS);
    const onVisible = () => void look();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [revalidate, t]);

  return null;
}

/** "(3) Leads · Aangan", so that the count shows in the browser tab. */
function withCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${plain}` : plain;
}

function isKnown({ _id, waiting }: Newest, known: Props): boolean {
  return waiting === known.waiting && (_id === null || _id === known.newestId);
}

/** Returns `undefined` while the page is hidden. */
async function fetchNewest(): Promise<Newest | undefined> {
  if (document.visibilityState !== "visible") return undefined;
  const response = await fetch("/api/leads/newest");
  return response.ok ? (await response.json()).data : undefined;
}
