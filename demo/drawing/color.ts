/** Part of the way from one colour to another; 0 is the first, 1 the second. Both as #RRGGBB. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

export function lighten(color: string, share: number): string {
  return mix(color, "#FFFFFF", share);
}
