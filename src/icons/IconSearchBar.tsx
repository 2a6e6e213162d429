import { useEffect, useRef, type JSX } from 'react';
import { ICON_STYLES, STYLE_TEXTS } from '../model/iconFiles.ts';
import { Choice } from '../ui/Choice.tsx';
import { QueryField } from '../ui/QueryField.tsx';
import { QUERY_MAX_LENGTH, type IconView } from './iconAddress.ts';
import styles from './MaterialIcons.module.css';

const STYLE_OPTIONS = ICON_STYLES.map((value) => ({ value, text: STYLE_TEXTS[value] }));

interface IconSearchBarProps {
  readonly view: IconView;
  readonly onChange: (part: Partial<IconView>) => void;
  /** The reader has left the field. */
  readonly onLeave: () => void;
}

/** What icons are searched by: words and a style. */
export function IconSearchBar({ view, onChange, onLeave }: IconSearchBarProps): JSX.Element {
  const { query, style } = view;
  const field = useRef<HTMLInputElement>(null);
  const isLive = useRef(false);
  // The field keeps its text by itself, so that no letter is lost before and while the page comes to life.
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const early = isLive.current ? '' : current.value;
    isLive.current = true;
    if (early !== '') onChange({ query: early });
    else if (current.value !== query) current.value = query;
  }, [query, onChange]);
  return (
    <search className={styles.search} data-whole="">
      <QueryField
        ref={field}
        aria-label="Search icons"
        placeholder="Search icons: delete, trash, arrow…&lrm;"
        maxLength={QUERY_MAX_LENGTH}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
        onBlur={onLeave}
      />
      <Choice
        legend="Style"
        name="icons-style"
        value={style}
        options={STYLE_OPTIONS}
        onChange={(value) => onChange({ style: value })}
      />
    </search>
  );
}
