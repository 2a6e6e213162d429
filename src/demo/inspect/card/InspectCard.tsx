import { useRef, type JSX } from 'react';
import { formatAnchor } from '../../../model/apiDoc.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { OverrideWay } from '../overrides/formatOverrides.ts';
import styles from '../Inspect.module.css';
import { OverridePanel } from './OverridePanel.tsx';
import { formatState } from '../naming/parseClasses.ts';
import { ClassList, Markdown, VariableList } from './PartFacts.tsx';
import type { Pointed } from '../pointAt.ts';
import type { ElementPlace } from '../scene.ts';
import { useCardFocus } from './useCardFocus.ts';
import { useCardPlace } from './useCardPlace.ts';
import { sortVariables } from '../overrides/variables.ts';

interface InspectCardProps {
  readonly pointed: Pointed;
  readonly place: ElementPlace;
  readonly isPinned: boolean;
  readonly way: OverrideWay;
  readonly onWay: (way: OverrideWay) => void;
  /** Called when the reader wants the demo to get a click. */
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** Names an element; one that is kept can be read at length, and its overrides be copied. */
export function InspectCard({
  pointed,
  place,
  isPinned,
  way,
  onWay,
  onUse,
  onClose,
}: InspectCardProps): JSX.Element {
  const { element, part, read } = pointed;
  const { component, slot } = part;
  const card = useRef<HTMLDivElement>(null);
  useCardPlace(card, place, isPinned);
  useCardFocus(card, element.id, isPinned, onClose);
  return (
    <div
      ref={card}
      popover="manual"
      className={styles.card}
      data-pinned={isPinned || undefined}
      role={isPinned ? 'dialog' : 'group'}
      aria-label={`${component.name}, ${slot.key}`}
    >
      <CardHeader
        pointed={pointed}
        isAnnounced={place.figure === null}
        isPinned={isPinned}
        onClose={onClose}
      />
      {isPinned && <OverridePanel pointed={pointed} way={way} onWay={onWay} />}
      <ClassList part={part} isLong={isPinned} />
      <VariableList variables={sortVariables(read.variables, component.name)} isLong={isPinned} />
      {isPinned && (
        <p className={styles.links}>
          <a href={component.api}>{component.name} API</a>
          <a href={`${component.api}#${formatAnchor(component.name, 'classes', slot.key)}`}>
            Class <code>{slot.key}</code>
          </a>
          <button type="button" onClick={onUse}>
            Click it in the demo
          </button>
        </p>
      )}
    </div>
  );
}

type CardHeaderProps = Pick<InspectCardProps, 'pointed' | 'isPinned' | 'onClose'> & {
  readonly isAnnounced: boolean;
};

function CardHeader({ pointed, isAnnounced, isPinned, onClose }: CardHeaderProps): JSX.Element {
  const { element, part, inside } = pointed;
  const { component, slot, states, also } = part;
  return (
    <div className={styles.header}>
      {/* While a dialog is open, nothing but what stands beside it in the body is announced. */}
      <p className={styles.name} translate="no" aria-live={isAnnounced ? 'polite' : undefined}>
        <strong>{component.name}</strong>
        <span className={styles.slot}>{slot.key}</span>
        {states.map(({ className }) => (
          <span key={className} className={styles.state}>
            {formatState(className)}
          </span>
        ))}
        <code className={styles.tag}>{`<${element.tag}>`}</code>
      </p>
      {isPinned && (
        <IconButton label="Let go of this element" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      )}
      <p className={styles.about}>
        {inside && (
          <>
            The <code>{`<${inside}>`}</code> inside has no class of its own.{' '}
          </>
        )}
        {slot.about && <Markdown text={slot.about} />}{' '}
        {also.length > 0 &&
          `Also ${also.map(({ component: name, key }) => `${name} ${key}`).join(', ')}.`}
      </p>
    </div>
  );
}
