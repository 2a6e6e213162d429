import { useState, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Popover, popoverTrigger } from '../../ui/Popover.tsx';
import styles from './DemoToolbar.module.css';

type ToolbarMenuProps = ComponentPropsWithRef<'button'> & {
  readonly id: string;
  /** Name of what is offered. */
  readonly label: string;
  /** What the button shows. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** A button that opens a panel of choices. The panel is rendered when the reader points at or focuses the button. */
export function ToolbarMenu(props: ToolbarMenuProps): JSX.Element {
  const { id, label, text, children, onFocus, ...rest } = props;
  const [isNeeded, setNeeded] = useState(false);
  // At once: the click that follows must find the panel.
  const prepare = (): void => flushSync(() => setNeeded(true));
  return (
    <>
      <button
        {...rest}
        type="button"
        onPointerEnter={prepare}
        onFocus={(event) => {
          queueMicrotask(prepare);
          onFocus?.(event);
        }}
        {...popoverTrigger(id)}
      >
        {text}
      </button>
      {isNeeded && (
        <Popover id={id} label={label} className={styles.menu}>
          {children}
        </Popover>
      )}
    </>
  );
}
