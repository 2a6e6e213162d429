import type { JSX } from 'react';
import type { Heading } from '../model/page.ts';
import { CodeName } from '../ui/CodeName.tsx';
import styles from './Contents.module.css';

type ContentsRowsProps = NonNullable<Heading['rows']> & { readonly level: number };

/** Rows of a table, below their section in the contents list; rendered at build time only. */
export function ContentsRows({ prefix, names, level }: ContentsRowsProps): JSX.Element {
  return (
    <ul className={styles.list} translate="no">
      {names.map((name) => (
        <li key={name}>
          <a className={styles.link} data-level={level} href={`#${prefix}${name}`}>
            <CodeName name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
