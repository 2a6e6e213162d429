/** A size for readers: `31.2 kB`, `840 kB`, `12.4 MB`, with one digit below 100. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 999.5 ? `${round(kilobytes)} kB` : `${round(kilobytes / 1000)} MB`;
}

function round(value: number): string {
  return value < 99.95 ? value.toFixed(1) : String(Math.round(value));
}
