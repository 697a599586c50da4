import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type Props = {
  title: ReactNode;
  intro?: ReactNode;
  more?: { label: string; to: string };
  id?: string;
  children: ReactNode;
};

/** A section of a page: heading, introduction, and a link to the full list. */
export function Section({ title, intro, more, id, children }: Props) {
  return (
    <section id={id} className="wrap pt-14 lg:pt-22">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          {intro && <p className="mt-1 text-muted">{intro}</p>}
        </div>
        {more && (
          <Link
            to={more.to}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-neem hover:underline"
          >
            {more.label}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
