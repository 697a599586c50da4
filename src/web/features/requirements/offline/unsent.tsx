import { Trans, useLingui } from "@lingui/react/macro";
import { Section } from "#web/ui/section.tsx";

export type UnsentText = {
  kind: "waiting" | "requirement" | "listing";
  values: Record<string, string>;
};

/** The fields by which visitors recognize their own text. */
const TELLING = ["title", "propertyType", "location", "budget", "requirements", "description"];
const SHOWN = 160;

/** Shows what was written on this device and is not on the server yet, so that nothing is lost. */
export function Unsent({ texts }: { texts: readonly UnsentText[] }) {
  const { t } = useLingui();
  if (texts.length === 0) return null;
  return (
    <Section title={t`Not sent yet`}>
      <ul className="grid gap-3 lg:grid-cols-2">
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and never changes its order
          <li key={at} className="rounded-card border border-line bg-surface p-4">
            <p className="font-semibold">
              <State kind={text.kind} />
            </p>
            <p className="mt-1 break-words text-muted">{gist(text.values)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function State({ kind }: Pick<UnsentText, "kind">) {
  if (kind === "waiting") return <Trans>Will be sent by itself when the network is back</Trans>;
  if (kind === "listing") return <Trans>Your unfinished listing</Trans>;
  return <Trans>Your unfinished requirement</Trans>;
}

function gist(values: Record<string, string>): string {
  const parts = TELLING.map((name) => values[name]?.trim()).filter(Boolean);
  const text = parts.join(", ") || (values.name ?? "");
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
