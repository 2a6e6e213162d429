/** The best in the order they came, and all that are as good as the last of them. */
export function dropWorst<Found>(
  found: readonly Found[],
  most: number,
  rate: (each: Found) => number,
): readonly Found[] {
  if (found.length <= most) return found;
  const rates = new Float64Array(found.length);
  found.forEach((each, index) => (rates[index] = rate(each)));
  const least = Float64Array.from(rates).sort()[rates.length - most] ?? -Infinity;
  return found.filter((_, index) => (rates[index] ?? 0) >= least);
}
