import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type ReactNode,
} from 'react';
import styles from './Popover.module.css';

interface PopoverProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
  /** Name of the group of links or choices inside. */
  readonly label: string;
}

/**
 * A panel that opens below its button and follows it. It is a native popover anchored by CSS, so it
 * opens in its place without JavaScript, closes on Escape and outside clicks, and gives focus back.
 * Browsers without anchor positioning load `placePopovers.lazy.ts`.
 */
export function Popover({ id, children, className, label, onOpen }: PopoverProps): JSX.Element {
  const handleOpen = useEffectEvent(() => onOpen?.());
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const onToggle = (event: Event): void => {
      if (event instanceof ToggleEvent && event.newState === 'open') handleOpen();
    };
    const onClick = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a, [data-close]')) {
        element.hidePopover();
      }
    };
    element.addEventListener('beforetoggle', onToggle);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('beforetoggle', onToggle);
      element.removeEventListener('click', onClick);
    };
  }, []);
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      style={{ positionAnchor: `--${id}` }}
      className={className ? `${styles.popover} ${className}` : styles.popover}
    >
      {children}
    </div>
  );
}

/** Attributes that make a button open a popover, and the popover follow the button. */
export function popoverTrigger(
  id: string,
): Pick<ComponentPropsWithRef<'button'>, 'popoverTarget' | 'aria-haspopup' | 'style'> {
  return { popoverTarget: id, 'aria-haspopup': 'true', style: { anchorName: `--${id}` } };
}
