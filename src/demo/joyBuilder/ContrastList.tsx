import type { JSX } from 'react';
import { checkContrast, CONTRAST_MIN, describePair, type ContrastPair } from './checkContrast.ts';
import styles from './JoyThemeBuilder.module.css';
import { DEFAULT_DESIGN, type JoyDesign } from './joyDesign.ts';

/** Text of the variants that is hard to read, first where the theme is to blame and not Joy UI. */
export function ContrastList({ design }: { readonly design: JoyDesign }): JSX.Element {
  const pairs = checkContrast(design);
  const known = new Set(findLow(checkContrast(DEFAULT_DESIGN)));
  const low = findLow(pairs);
  const own = low.filter((text) => !known.has(text));
  const inherited = low.filter((text) => known.has(text));
  return (
    <details className={styles.group}>
      <summary>
        <span>Contrast</span>
        <span className={styles.count} data-warning={own.length > 0 || undefined}>
          {own.length > 0 ? `${own.length} below ${CONTRAST_MIN}:1` : 'no new problem'}
        </span>
      </summary>
      <div className={styles.fields}>
        <p className={styles.hint}>
          {pairs.length} pairs of text and surface are measured: each variant of each palette in
          both color schemes, at rest, on hover and pressed. Text of any size needs {CONTRAST_MIN}:1
          (AA).
        </p>
        <PairList title="Below that in your theme" texts={own} />
        <PairList title="Below that in Joy UI’s default theme too" texts={inherited} />
      </div>
    </details>
  );
}

function findLow(pairs: readonly ContrastPair[]): string[] {
  return pairs.filter(({ ratio }) => ratio < CONTRAST_MIN).map(describePair);
}

interface PairListProps {
  readonly title: string;
  readonly texts: readonly string[];
}

function PairList({ title, texts }: PairListProps): JSX.Element | null {
  if (texts.length === 0) return null;
  return (
    <div className={styles.pairs}>
      <p>{title}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
