import type { JSX } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import type { TextRange } from '../engine/highlight.ts';
import type { SearchHit } from '../searchAnswer.ts';
import { KIND_LABELS, type SearchKind } from '../searchKind.ts';
import styles from './HitRow.module.css';
import { Icon } from './Icon.tsx';

/** Kinds whose names are code. */
const CODE_KINDS: ReadonlySet<SearchKind> = new Set([
  'component',
  'hook',
  'prop',
  'slot',
  'class',
  'icon',
]);

/** The inside of a result: what it is, where it is, and why it was found. */
export function HitRow({ hit }: { readonly hit: SearchHit }): JSX.Element {
  const { kind, name, ranges, path, marks, excerpt, fold } = hit;
  return (
    <>
      <Icon name={kind} className={styles.icon} />
      <span className={styles.main}>
        <span className={styles.name} data-code={CODE_KINDS.has(kind)}>
          <MarkedText text={name} ranges={ranges} />
          {marks.map((mark) => (
            <Chip key={mark} mark={mark} />
          ))}
        </span>
        <span className={styles.note}>
          {!fold && path.length > 0 && (
            <span className={styles.path} dir="auto">
              {path.join(' › ')}
            </span>
          )}
          {fold && <span>{fold.count} components</span>}
          {path.length > 0 && excerpt && <span aria-hidden="true">·</span>}
          {excerpt && <MarkedText text={excerpt.text} ranges={excerpt.ranges} />}
        </span>
      </span>
      <span className={styles.kind}>{KIND_LABELS[kind]}</span>
    </>
  );
}

/** A text with parts of it marked. */
function MarkedText({
  text,
  ranges,
}: {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}): JSX.Element {
  const ends = ranges.map(([, end]) => end);
  return (
    <span className={styles.text} dir="auto" translate="no">
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </span>
  );
}
