import { useEffect, useEffectEvent, useMemo, useState, type JSX, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { RenditionData } from '../../model/pageData.ts';
import { ElementOutline } from './card/ElementOutline.tsx';
import type { OverrideWay } from './overrides/formatOverrides.ts';
import { InspectCard } from './card/InspectCard.tsx';
import styles from './Inspect.module.css';
import { createFrameScene } from './frame/frameScene.ts';
import { createPageScene } from './pageScene.ts';
import { useKnowledge } from './naming/useKnowledge.ts';
import { useInspection } from './useInspection.ts';

export interface InspectLayerProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly pathname: string;
  readonly rendition: RenditionData;
  /** The main file as the reader edited it, if so. */
  readonly edited: string | null;
  /** Whether the demo is in a frame also as published. */
  readonly isFramed: boolean;
  readonly onClose: () => void;
}

/** Names the elements of a demo as the reader points at or tabs through them. */
export function InspectLayer({ stage, ...props }: InspectLayerProps): JSX.Element | null {
  // The stage stands before this in the document and is there when this is loaded.
  const [element] = useState(() => stage.current);
  return element && <StageLayer {...props} stage={element} />;
}

type StageLayerProps = Omit<InspectLayerProps, 'stage'> & { readonly stage: HTMLElement };

function StageLayer(props: StageLayerProps): JSX.Element {
  const { stage, name, isFramed, onClose } = props;
  const { knowledge, hasFailed, retry } = useKnowledge(props);
  const isEdited = props.edited !== null;
  const scene = useMemo(
    () => (isFramed || isEdited ? createFrameScene(stage, isEdited) : createPageScene(stage)),
    [stage, isFramed, isEdited],
  );
  const end = (): void => {
    onClose();
    focusToggle(stage);
  };
  const [{ pointed, isPinned }, change] = useInspection({
    stage,
    scene,
    name,
    knowledge,
    onClose: end,
  });
  const id = pointed?.element.id ?? null;
  const place = useMemo(() => (id === null ? null : scene.place(id)), [scene, id]);
  const [way, setWay] = useState<OverrideWay>('sx');
  const letGo = (): void => {
    change({ kind: 'unpin' });
    scene.focusNear(id);
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
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {pointed && place && (
        <>
          <ElementOutline
            place={place}
            isPinned={isPinned}
            onLost={() => change({ kind: 'lose' })}
          />
          {/* In the body: a dialog hides everything else there from screen readers. */}
          {createPortal(
            <InspectCard
              pointed={pointed}
              place={place}
              isPinned={isPinned}
              way={way}
              onWay={setWay}
              onUse={() => {
                letGo();
                scene.click(pointed.element.id);
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
