/** `31234` → `31.2 kB`, with one digit below 100 kB. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes < 100 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}
