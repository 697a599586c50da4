import { useMemo } from "react";
import { qrMatrix } from "#domain/qr-code.ts";

const QUIET = 4;

/** Drawn here: a secret that somebody else draws is no secret. Dark on light in either theme, or no app reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const matrix = useMemo(() => qrMatrix(text), [text]);
  const size = matrix.length + 2 * QUIET;
  const path = matrix
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    )
    .join("");
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
