const KILO = 1000;

/** A size for readers: `840 KB`, `12.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} KB`;
  const megabytes = bytes / (KILO * KILO);
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
