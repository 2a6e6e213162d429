import type { ComponentProps, JSX } from 'react';
import styles from './QueryField.module.css';

interface QueryFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly 'aria-label': string;
}

/** A field for words that a list is searched by: browsers are asked not to mend or complete them. */
export function QueryField(props: QueryFieldProps): JSX.Element {
  return (
    <input
      type="search"
      className={styles.field}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  );
}
