import { useMemo } from "react";
import { qrPath } from "#domain/shared/qr/svg.ts";

/** Drawn here: a secret that somebody else draws is no secret. Dark on light in either theme, or no app reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 flex-none rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
