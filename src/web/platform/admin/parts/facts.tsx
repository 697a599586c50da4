import type { ReactNode } from "react";

type Fact = [label: string, value: ReactNode];

/** Pairs of a name and a value; leaves out those without a value. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== "");
  return (
    <dl className="my-3 grid grid-cols-2 gap-x-5">
      {known.map(([label, value]) => (
        <div key={label} className="border-line border-b py-2">
          <dt className="text-[0.8125rem] text-muted">{label}</dt>
          <dd className="font-medium leading-snug [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
