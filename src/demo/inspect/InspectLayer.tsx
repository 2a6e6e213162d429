import { useEffect, useEffectEvent, useState, type JSX, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { RenditionData } from '../../model/pageData.ts';
import { ElementOutline } from './ElementOutline.tsx';
import type { Knowledge } from './findPart.ts';
import type { OverrideWay } from './formatOverrides.ts';
import { InspectCard } from './InspectCard.tsx';
import styles from './Inspect.module.css';
import { loadKnowledge } from './loadKnowledge.ts';
import { clickElement } from './clickElement.ts';
import { findEdge } from './popups.ts';
import { useInspection } from './useInspection.ts';

export interface InspectLayerProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly pathname: string;
  readonly rendition: RenditionData;
  readonly onClose: () => void;
}

/** Names the elements of a demo as the reader points at or tabs through them. */
export function InspectLayer({ stage, ...props }: InspectLayerProps): JSX.Element | null {
  // The stage stands before this in the document and is there when this is loaded.
  const [element] = useState(() => stage.current);
  return element && <StageLayer {...props} stage={element} />;
}

type StageLayerProps = Omit<InspectLayerProps, 'stage'> & { readonly stage: HTMLElement };

function StageLayer({ stage, name, pathname, rendition, onClose }: StageLayerProps): JSX.Element {
  const [attempt, setAttempt] = useState(0);
  const [knowledge, hasFailed] = useKnowledge(pathname, name, rendition, attempt);
  const end = (): void => {
    onClose();
    focusToggle(stage);
  };
  const [{ pointed, isPinned }, change] = useInspection({ stage, name, knowledge, onClose: end });
  const [way, setWay] = useState<OverrideWay>('sx');
  const letGo = (): void => {
    change({ kind: 'unpin' });
    focusNear(stage, pointed?.element);
  };
  useOuterEscape(() => (isPinned ? letGo() : end()));
  return (
    <>
      {!hasFailed &&
        createPortal(
          <p className={styles.hint} aria-hidden="true">
            {knowledge ? <Hint /> : 'Loading the names of classes…'}
          </p>,
          stage,
        )}
      {hasFailed && (
        <p className={styles.failure} role="alert">
          The names of classes could not be loaded.{' '}
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      )}
      {pointed && (
        <>
          <ElementOutline
            edge={findEdge(stage, pointed.element) ?? stage}
            element={pointed.element}
            isPinned={isPinned}
            onLost={() => change({ kind: 'lose' })}
          />
          {/* In the body: a dialog hides everything else there from screen readers. */}
          {createPortal(
            <InspectCard
              pointed={pointed}
              isPinned={isPinned}
              way={way}
              onWay={setWay}
              onUse={() => {
                letGo();
                clickElement(pointed.element);
              }}
              onClose={letGo}
            />,
            document.body,
          )}
        </>
      )}
    </>
  );
}

/** Back to the stage or, from what is elsewhere in the document, to the menu or dialog it is in. */
function focusNear(stage: HTMLElement, element: Element | undefined): void {
  const isInPopup = element && findEdge(stage, element) === document.body;
  const near = isInPopup ? element.closest<HTMLElement>('[tabindex]') : null;
  (near ?? stage).focus({ preventScroll: true });
}

/** Back to the button that started it, or to the menu that holds it. */
function focusToggle(stage: HTMLElement): void {
  const buttons = stage.parentElement?.querySelectorAll<HTMLElement>(
    '[data-icon="inspect"], [data-icon="more"]',
  );
  [...(buttons ?? [])].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

function Hint(): JSX.Element {
  return (
    <>
      <span className={styles.forPointers}>
        Point at an element or press <kbd>Tab</kbd>. A click or <kbd>Enter</kbd> keeps it,{' '}
        <kbd>Esc</kbd> ends.
      </span>
      <span className={styles.forFingers}>Tap an element.</span>
    </>
  );
}

/** What names the elements, once it is there, and whether it could not be had. */
function useKnowledge(
  pathname: string,
  name: string,
  { styling }: RenditionData,
  attempt: number,
): readonly [Knowledge | null, boolean] {
  const [knowledge, setKnowledge] = useState<Knowledge | null>(null);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadKnowledge(pathname, name, styling).then(
      (loaded) => isCurrent && setKnowledge(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, name, styling, attempt]);
  return [knowledge, failedAttempt === attempt];
}

/** Escape counts as well while nothing has the focus, as after a click beside everything. */
function useOuterEscape(onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && target === document.body) handle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
