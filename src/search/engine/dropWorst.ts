/** The best in the order they came, and all that are as good as the last of them. */
export function dropWorst<Found>(
  found: readonly Found[],
  most: number,
  rate: (each: Found) => number,
): readonly Found[] {
  if (found.length <= most) return found;
  const rates = Float64Array.from(found, rate).sort();
  const least = rates[rates.length - most] ?? -Infinity;
  return found.filter((each) => rate(each) >= least);
}
