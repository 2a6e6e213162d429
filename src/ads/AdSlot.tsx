import { useEffect, useRef } from 'react';
import { useAdConfig } from './AdConfigProvider.tsx';
import styles from './AdSlot.module.css';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * The place of a page's advertisement: a box of fixed height that is filled when the page has time for it.
 * Lives in the shell; every new `pageKey` is a new page view.
 */
export function AdSlot({ pageKey, enabled }: { pageKey: string; enabled: boolean }) {
  const context = useAdConfig();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!enabled || !element) return;
    let left = false;
    let empty = () => {};
    const cancel = whenIdle(window, () => {
      import('./mountSlot.tsx').then(
        ({ mountSlot }) => {
          if (!left) empty = mountSlot(element, context);
        },
        // Blocked, or offline before it was ever loaded: the slot stays empty.
        () => {},
      );
    });
    return () => {
      left = true;
      cancel();
      empty();
    };
  }, [pageKey, enabled, context]);

  return <div ref={box} className={styles.slot} hidden={!enabled} />;
}
