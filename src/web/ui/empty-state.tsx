import type { ReactNode } from "react";
import { EmptyHouse } from "./icons.tsx";

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: "h1" | "h2" | "h3";
};

/** Says that there is nothing here, with a drawing, a reason and a next step. */
export function EmptyState({ title, children, action, level: Heading = "h2" }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong grid-cols-[minmax(0,1fr)] px-5 py-12 text-center">
      <EmptyHouse />
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="min-w-0 max-w-full text-muted sm:max-w-prose">{children}</div>}
      {action}
    </div>
  );
}
