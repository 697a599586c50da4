import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#web/ui/toast.ts";

const EVERY_MS = 4_000;

type Newest = { data?: { _id: string | null; name: string | null } };

/** Asks for the newest lead while somebody looks, and fetches the list anew when there is one. */
export function LiveInbox({ newestId }: { newestId: string | null }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const known = useRef(newestId);

  useEffect(() => {
    async function look() {
      if (document.visibilityState !== "visible") return;
      // A line that breaks for a while is no news; the next look comes in seconds.
      const answer = await fetchNewest().catch(() => undefined);
      const newest = answer?.data;
      if (!newest?._id || newest._id === known.current) return;
      known.current = newest._id;
      await revalidate();
      const title = t`New lead`;
      await showToast({ title, ...(newest.name && { description: newest.name }), id: "new-lead" });
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

async function fetchNewest(): Promise<Newest | undefined> {
  const response = await fetch("/api/leads/newest");
  return response.ok ? response.json() : undefined;
}
