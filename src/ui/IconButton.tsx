import type { ComponentPropsWithRef, JSX } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  readonly label: string;
};

/** A square button with a picture; its label is spoken and shown as a tooltip. */
export function IconButton({ label, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button type="button" aria-label={label} title={label} className={styles.button} {...rest} />
  );
}

/** The look of an icon button for links. */
export const iconButtonClass = styles.button;
