import { useMemo, useRef, type JSX } from 'react';
import { QueryField } from '../ui/QueryField.tsx';
import { FIRST_VIEW, QUERY_MAX_LENGTH } from './galleryAddress.ts';
import styles from './GalleryFilter.module.css';
import './gallery.css';
import { useCards } from './useCards.ts';
import { useGalleryView } from './useGalleryView.ts';

interface GalleryFilterProps {
  /** Titles of the groups below, with bars between them. */
  readonly groups: string;
  /** Another object whenever the router has led here. */
  readonly visit: unknown;
}

/** Words and purposes to find a component by. The cards are part of the page; without scripts all are shown. */
export function GalleryFilter({ groups: joined, visit }: GalleryFilterProps): JSX.Element {
  const groups = useMemo(() => joined.split('|'), [joined]);
  const root = useRef<HTMLElement>(null);
  const { view, refused, change } = useGalleryView(groups, visit);
  const count = useCards(root, view);
  return (
    <>
      <search ref={root} className={styles.filter} data-whole="" data-gallery-filter="">
        <QueryField
          aria-label="Filter components"
          placeholder="Filter: dropdown, choose, loading…&lrm;"
          maxLength={QUERY_MAX_LENGTH}
          value={view.query}
          onChange={(event) => change({ query: event.currentTarget.value })}
        />
        <fieldset className={styles.groups}>
          <legend className={styles.legend}>What it is for</legend>
          {[null, ...groups].map((group) => (
            <label key={group} className={styles.chip}>
              <input
                type="radio"
                name="gallery-group"
                checked={view.group === group}
                onChange={() => change({ group })}
              />
              {group ?? 'All'}
            </label>
          ))}
        </fieldset>
        <div className={styles.status}>
          <p role="status">
            {refused && `${refused} `}
            {count && describeCount(count.shown, count.all)}
          </p>
          {count && count.shown < count.all && (
            <button type="button" className={styles.reset} onClick={() => change(FIRST_VIEW)}>
              Show all
            </button>
          )}
        </div>
      </search>
      <template />
    </>
  );
}

function describeCount(shown: number, all: number): string {
  if (shown === all) return `${all} components`;
  if (shown === 0) return 'No component fits. Try another word for what it does.';
  return `${shown} of ${all} components`;
}
