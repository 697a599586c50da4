import type { ReactNode } from "react";

type Props = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** A page with a single task in one column. */
export function AccountPage({ title, intro, children }: Props) {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto grid max-w-md gap-5">
        <div>
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
