import type { ReactNode } from "react";

type Props = { title: string; id?: string; children: ReactNode };

/** A section of the property page. */
export function Block({ title, id, children }: Props) {
  return (
    <section id={id} className="border-line border-t py-7 print:break-inside-avoid">
      <h2 className="mb-3.5 text-xl">{title}</h2>
      {children}
    </section>
  );
}
