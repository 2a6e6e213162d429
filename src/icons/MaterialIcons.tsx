import { useCallback, useEffect, useMemo, type JSX } from 'react';
import { formatExportName } from '../model/iconFiles.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { describeAnswer } from './describeAnswer.ts';
import { isKnownIcon, refuseIcon } from './iconAddress.ts';
import { IconDialog } from './IconDialog.tsx';
import { IconGrid } from './IconGrid.tsx';
import { IconSearchBar } from './IconSearchBar.tsx';
import { ICON_SYNONYMS } from './iconSynonyms.ts';
import styles from './MaterialIcons.module.css';
import { createIconSearch } from './searchIcons.ts';
import { useIconNames } from './useIconNames.ts';
import { useIconShapes, type PlacedIcon } from './useIconShapes.ts';
import { useIconView } from './useIconView.ts';

interface MaterialIconsProps {
  /** Addresses of the list of names and of the list of pieces. */
  readonly namesUrl: string;
  readonly piecesUrl: string;
  /** What the document shows: names and shapes of the first icons, as JSON. */
  readonly first: string;
  /** How many icons there are in the first style. */
  readonly count: number;
  /** Another object whenever the router has led here. */
  readonly visit: unknown;
}

/** All icons of the package: search, style, and what to take away of each. */
export function MaterialIcons(props: MaterialIconsProps): JSX.Element {
  const { view, refused, change, open, close, dismiss, settle } = useIconView(props.visit);
  const names = useIconNames(props.namesUrl);
  const first = useMemo(() => parseFirst(props.first), [props.first]);
  const { find, want, ...shapes } = useIconShapes(props.piecesUrl, first);
  const { icons } = names;
  const { query, style, selected } = view;

  const search = useMemo(() => icons && createIconSearch(icons, ICON_SYNONYMS), [icons]);
  const answer = useMemo(() => search?.(query, style) ?? null, [search, query, style]);
  const all = useMemo(
    (): readonly PlacedIcon[] => icons?.map(({ name }, place) => ({ place, name })) ?? [],
    [icons],
  );
  const items = useMemo(
    (): readonly PlacedIcon[] =>
      answer
        ? answer.found.flatMap((place) => all[place] ?? [])
        : [...first.keys()].map((name, place) => ({ place, name })),
    [all, answer, first],
  );
  const onSeen = useCallback(
    (seen: readonly PlacedIcon[]): void => {
      if (icons) want(seen, style);
    },
    [icons, want, style],
  );
  const onOpen = useCallback(({ name }: PlacedIcon): void => open({ name, style }), [open, style]);

  const isUnknown = icons !== null && selected !== null && !isKnownIcon(selected, icons);
  const place =
    selected && !isUnknown ? (icons?.findIndex(({ name }) => name === selected.name) ?? -1) : -1;
  const shown = icons?.[place];
  useEffect(() => {
    if (shown && selected) want([{ name: shown.name, place }], selected.style);
  }, [shown, selected, place, want]);

  return (
    <div className={styles.tool}>
      <IconSearchBar view={view} onChange={change} onLeave={settle} />
      <div className={styles.status}>
        <p role="status">{describeAnswer(answer, { query, style, count: props.count })}</p>
        {(names.hasFailed || shapes.hasFailed) && (
          <p className={styles.failure}>
            {names.hasFailed ? 'The list of icons' : 'Part of the icons'} could not be loaded.{' '}
            <button
              type="button"
              onClick={() => {
                names.retry();
                shapes.retry();
              }}
            >
              Try again
            </button>
          </p>
        )}
      </div>
      <noscript>
        <p>Searching and copying need JavaScript. These are the first icons of the list.</p>
      </noscript>
      <div className={styles.grid}>
        <IconGrid
          items={items}
          getShape={(item) => find(item, style)}
          onSeen={onSeen}
          onOpen={onOpen}
        />
        {items.length === 0 && (
          <p className={styles.none}>
            Try another word for what the icon shows or does: gear, trash, house.
          </p>
        )}
        {isUnknown ? (
          <Notes
            notes={[...refused, refuseIcon(formatExportName(selected.name, selected.style))]}
            onDismiss={() => change({ selected: null })}
          />
        ) : (
          refused.length > 0 && <Notes notes={refused} onDismiss={dismiss} />
        )}
      </div>
      {shown && selected && (
        <IconDialog
          icon={shown}
          style={selected.style}
          shape={find({ name: shown.name, place }, selected.style)}
          onStyle={(of) => change({ selected: { name: shown.name, style: of } })}
          onClose={close}
        />
      )}
    </div>
  );
}

interface NotesProps {
  readonly notes: readonly string[];
  readonly onDismiss: () => void;
}

/** What the address asked for in vain. */
function Notes({ notes, onDismiss }: NotesProps): JSX.Element {
  return (
    <div className={styles.notes} role="alert">
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}

function parseFirst(text: string): ReadonlyMap<string, string> {
  const pairs: readonly (readonly [string, string])[] = JSON.parse(text);
  return new Map(pairs);
}
