/** A heading and its distance from the top of the viewport. */
export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

/** A heading counts as reached once it is in the upper quarter of the viewport. */
const READING_LINE = 0.25;

/** The section being read: the last heading above the reading line, or the last one at the page's end. */
export function findActiveHeading(
  positions: readonly HeadingPosition[],
  viewportHeight: number,
  atEnd: boolean,
): string | null {
  if (atEnd) return positions.at(-1)?.id ?? null;
  const reached = positions.filter(({ top }) => top <= viewportHeight * READING_LINE);
  return reached.at(-1)?.id ?? null;
}
