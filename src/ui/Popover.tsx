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
  const handleOpen = useEffectEvent(() => onOpen?.());
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const onToggle = (event: Event): void => {
      if (!(event instanceof ToggleEvent) || event.newState !== 'open') return;
      handleOpen();
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
const EDGE_PX = 8;

/** Below the button, aligned with the edge where there is more room, and inside the window. */
function place(element: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${element.id}"]`);
  if (!button) return;
  const box = button.getBoundingClientRect();
  // Room kept for a scrollbar belongs to the window, but not to the page.
  const page = document.body.getBoundingClientRect();
  const before = box.left - page.left;
  const after = page.right - box.right;
  const onLeftHalf = before < after;
  const wanted = onLeftHalf ? before : after;
  const most = page.width - measureWidth(element) - EDGE_PX;
  const inset = `${Math.round(Math.max(EDGE_PX, Math.min(wanted, most)))}px`;
  element.style.top = `${Math.round(box.bottom + GAP_PX)}px`;
  element.style.left = onLeftHalf ? inset : 'auto';
  element.style.right = onLeftHalf ? 'auto' : inset;
}

/** A panel that is about to open has no size yet. */
function measureWidth(element: HTMLElement): number {
  element.style.display = 'block';
  const { offsetWidth } = element;
  element.style.display = '';
  return offsetWidth;
}

/** Attributes that make a button open a popover. */
export function popoverTrigger(
  id: string,
): Pick<ComponentPropsWithRef<'button'>, 'popoverTarget' | 'aria-haspopup'> {
  return { popoverTarget: id, 'aria-haspopup': 'true' };
}
