const UNITS = ["bytes", "KB", "MB", "GB", "TB"];
const STEP = 1024;

/** "12 MB", "1.4 GB": at most three digits, which is all that people compare. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const digits = unit === 0 || size >= 10 ? 0 : 1;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}
