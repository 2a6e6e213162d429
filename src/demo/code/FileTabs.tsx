import { useRef, type JSX } from 'react';
import styles from './CodePanel.module.css';
import { moveFocus } from '../toolbar/moveFocus.ts';

interface FileTabsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly selected: number;
  readonly panelId: string;
  readonly onSelect: (index: number) => void;
}

/** Tabs for the files of a demo; arrow keys show the file they move to. */
export function FileTabs(props: FileTabsProps): JSX.Element {
  const { label, names, selected, panelId, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.tabs}
      onKeyDown={(event) => moveFocus(event, list.current?.children)}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onFocus={() => onSelect(index)}
          onClick={() => onSelect(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
