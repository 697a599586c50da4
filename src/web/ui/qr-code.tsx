import encodeQR from "qr";
import { useMemo } from "react";

/** The light margin that readers need, in cells. */
const MARGIN = 4;

/** Generated here: no third party may see the secret. Dark on light in both themes, or no app reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
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

function drawing(text: string) {
  const cells = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const path = cells
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size: cells.length, path };
}
