import type { JSX, KeyboardEvent } from 'react';
import { LISTBOX_ID, optionId } from './OptionList.tsx';
import styles from './SearchDialog.module.css';

/** With an underscore, which ids of headings never have. */
export const FIELD_ID = '_search-field';

interface SearchFieldProps {
  readonly text: string;
  /** How many options the list has, and which of them is meant. */
  readonly count: number;
  readonly active: number;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where a query is typed; its list of options is moved through from here. */
export function SearchField({
  text,
  count,
  active,
  onText,
  onKeyDown,
}: SearchFieldProps): JSX.Element {
  return (
    <input
      id={FIELD_ID}
      className={styles.field}
      type="search"
      role="combobox"
      aria-label="Search"
      aria-expanded={count > 0}
      aria-controls={LISTBOX_ID}
      aria-autocomplete="list"
      aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      placeholder="Search pages, props, classes…&lrm;"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
