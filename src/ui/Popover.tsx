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
 * A panel that opens below its button. It is a native popover, so it opens without JavaScript,
 * closes on Escape and outside clicks, and gives focus back; scripts only place it.
 */
export function Popover({ id, children, className, label, onOpen }: PopoverProps): JSX.Element {
  const tellOpen = useEffectEvent(() => onOpen?.());
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const onToggle = (event: Event): void => {
      if (!(event instanceof ToggleEvent) || event.newState !== 'open') return;
      tellOpen();
      place(element);
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
      className={className ? `${styles.popover} ${className}` : styles.popover}
    >
      {children}
    </div>
  );
}

const GAP_PX = 6;

/** Below the button, aligned with the edge where there is more room. */
function place(element: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${element.id}"]`);
  if (!button) return;
  const box = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const onLeftHalf = box.left + box.width / 2 < width / 2;
  element.style.top = `${Math.round(box.bottom + GAP_PX)}px`;
  element.style.left = onLeftHalf ? `${Math.round(Math.max(8, box.left))}px` : 'auto';
  element.style.right = onLeftHalf ? 'auto' : `${Math.round(Math.max(8, width - box.right))}px`;
}

/** Attributes that make a button open a popover. */
export function popoverTrigger(
  id: string,
): Pick<ComponentPropsWithRef<'button'>, 'popoverTarget' | 'aria-haspopup'> {
  return { popoverTarget: id, 'aria-haspopup': 'true' };
}
