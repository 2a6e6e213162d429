import { useLayoutEffect, useState, type RefObject } from 'react';
import { countRows } from './gridLayout.ts';

/** A layout effect that servers leave out. */
export const useClientLayoutEffect: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => undefined : useLayoutEffect;

interface GridSize {
  /** Null until it is measured. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** How many rows are in the window at most. */
  readonly rowsInSight: number;
}

/** Shares of the grid at which the browser tells how much of it is in the window. */
const SIGHT_STEPS = Array.from({ length: 11 }, (_, step) => step / 10);

/** The size of an element, and how much of it is in the window. */
export function useGridSize(box: RefObject<HTMLElement | null>): GridSize {
  const [size, setSize] = useState<GridSize['size']>(null);
  const [rowsInSight, setRowsInSight] = useState(Infinity);
  useClientLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void =>
      setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const sight = new IntersectionObserver(
      (entries) => setRowsInSight(countRows(entries.at(-1)?.intersectionRect.height ?? 0)),
      { threshold: SIGHT_STEPS },
    );
    sight.observe(element);
    return () => {
      observer.disconnect();
      sight.disconnect();
    };
  }, [box]);
  return { size, rowsInSight };
}
