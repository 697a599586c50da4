import type { ReactNode } from "react";

type Props = { title: ReactNode; children: ReactNode };

/** The layout of a page of text. */
export function LegalPage({ title, children }: Props) {
  return (
    <div className="wrap py-9">
      <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
      <div className="prose-legal mt-4">{children}</div>
    </div>
  );
}
