import { useEffect, useState, type RefObject } from 'react';

/** The button that starts and ends the inspection of a demo. */
export interface InspectToggle {
  readonly isInspected: boolean;
  /** Whether the reader has turned to the demo: a document of many demos has no room for a button in each. */
  readonly isAttended: boolean;
  readonly toggle: () => void;
}

/** Whether a demo is inspected, and whether to offer that. */
export function useInspectToggle(figure: RefObject<HTMLElement | null>): InspectToggle {
  const [isAttended, setAttended] = useState(false);
  const [isInspected, setInspected] = useState(false);
  useEffect(() => {
    const attend = (): void => setAttended(true);
    const controller = new AbortController();
    const options = { once: true, signal: controller.signal };
    for (const type of ['pointerenter', 'focusin']) {
      figure.current?.addEventListener(type, attend, options);
    }
    return () => controller.abort();
  }, [figure]);
  return { isInspected, isAttended, toggle: () => setInspected(!isInspected) };
}
