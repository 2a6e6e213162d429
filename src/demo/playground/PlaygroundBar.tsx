import { useEffect, useState, useSyncExternalStore, type JSX } from 'react';
import type { EmbedProps } from '../../model/page.ts';
import { definePart, LoadedPart } from '../../ui/LoadedPart.tsx';
import styles from './PlaygroundBar.module.css';
import { asksForPlayground, dropPlayground } from './playgroundQuery.ts';

const panelPart = definePart(async () => (await import('./PlaygroundPanel.tsx')).PlaygroundPanel);

/** The way into a page's playground; nothing of it is loaded before a reader opens it. */
export function PlaygroundBar({ component, pathname }: EmbedProps): JSX.Element {
  // Prerendered once for all addresses, so what one asks for comes with hydration.
  const isAsked = useSyncExternalStore(subscribe, readAddress, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isAsked;
  useEffect(() => leaveRoom, []);
  const onToggle = (): void => {
    if (isOpen) history.replaceState(history.state, '', dropPlayground(location.href));
    leaveRoom();
    setChosen(!isOpen);
  };
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        onPointerEnter={() => void panelPart.load().catch(() => undefined)}
        onClick={onToggle}
      >
        Playground
      </button>
      {isOpen && (
        <div className={styles.place} data-panel="playground">
          <LoadedPart
            part={panelPart}
            props={{ component: String(component), pathname: String(pathname) }}
            name="playground"
            html=""
          />
        </div>
      )}
    </>
  );
}

/** The room that the document keeps for a playground its address asks for is needed only once. */
function leaveRoom(): void {
  delete document.documentElement.dataset.playground;
}

function subscribe(): () => void {
  return () => undefined;
}

function readAddress(): boolean {
  return asksForPlayground(location.search);
}
