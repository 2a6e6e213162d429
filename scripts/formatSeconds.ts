/** A duration as people read it: `0.4 s`, `1 min 5 s`. */
export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}
