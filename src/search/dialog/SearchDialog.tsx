import { useEffect, useLayoutEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { getStorage } from '../../preferences/storage.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { SearchKind } from '../searchKind.ts';
import { getSearchClient } from '../worker/browserSearch.ts';
import { useSearch } from '../worker/useSearch.ts';
import type { Command } from './commands.ts';
import { DialogFooter } from './DialogFooter.tsx';
import { FilterBar } from './FilterBar.tsx';
import { HitPreview, type DrawMiniature } from './HitPreview.tsx';
import { Icon } from './Icon.tsx';
import { findSheet, moveActive, type SearchOption } from './options.ts';
import { OptionList, optionId } from './OptionList.tsx';
import { addRecent } from './recentSearches.ts';
import styles from './SearchDialog.module.css';
import { FIELD_ID, SearchField } from './SearchField.tsx';
import { SearchMessages } from './SearchMessages.tsx';
import { useOptionGroups } from './useOptionGroups.ts';

/** What the dialog needs of the button that opens it. */
export interface OpenedDialogProps {
  /** The product the reader is in. */
  readonly productId: string | null;
  readonly onClose: () => void;
}

/** A dialog whose site is known. */
export type OpenedDialog = (props: OpenedDialogProps) => JSX.Element;

/** What the dialog needs of the site around it. */
interface SearchDialogProps extends OpenedDialogProps {
  /** Draws the miniature that an element names. */
  readonly drawMiniature: DrawMiniature;
  readonly repositoryUrl: string;
  readonly openSettings: () => void;
  /** Fetches a page that the reader is about to open. */
  readonly prefetch: (href: string) => void;
  /** Commands that other parts of the site bring along. */
  readonly commands: readonly Command[];
}

/** How long an option stays chosen before its page is fetched. */
const PREFETCH_DELAY_MS = 120;

/** Search and commands: a field and a list to choose from. */
export function SearchDialog(props: SearchDialogProps): JSX.Element {
  const { productId, prefetch, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [kinds, setKinds] = useState<readonly SearchKind[] | null>(null);
  const [onlyProductId, setOnlyProductId] = useState<string | null>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const search = useSearch();
  const close = (): void => dialog.current?.close();
  const groups = useOptionGroups({ ...props, text, search });
  const options = groups.flatMap((group) => group.options);
  const found = options.findIndex(({ key }) => key === activeKey);
  const active = found < 0 && text.trim() !== '' ? Math.min(0, options.length - 1) : found;
  const activeHref = findHref(options[active]);

  useOpening(dialog, setText);
  useEffect(() => getSearchClient().open(productId), [productId]);
  useEffect(() => {
    getSearchClient().ask({ text, productId, onlyProductId, onlyKinds: kinds, size: 'dialog' });
  }, [text, productId, onlyProductId, kinds]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    if (activeHref === null) return undefined;
    const timer = setTimeout(() => prefetch(activeHref), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [active, activeHref, prefetch]);

  function onKeyDown(event: KeyboardEvent): void {
    // Enter confirms the word an input method offers, not a result.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      clickOption(active, event.ctrlKey || event.metaKey);
      return;
    }
    const next = moveActive(event.key, active, options.length);
    if (next === active) return;
    event.preventDefault();
    setActiveKey(options[next]?.key ?? null);
  }

  function choose(index: number): void {
    const option = options[index];
    if (!option) return;
    if (option.kind === 'recent' || option.kind === 'fold') {
      setText(option.kind === 'fold' ? option.fold.query : option.text);
      document.getElementById(FIELD_ID)?.focus();
      return;
    }
    if (option.kind === 'hit') addRecent(getStorage().local, text);
    const told = option.kind === 'command' ? option.command.run() : undefined;
    if (told) void told.then(setNotice);
    else close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      data-search
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Icon name="search" size={18} className={styles.icon} />
          <SearchField
            text={text}
            count={options.length}
            active={active}
            onText={(typed) => {
              setText(typed);
              setActiveKey(null);
              setNotice('');
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Close search" onClick={close}>
            <Icon name="close" size={18} />
          </IconButton>
        </div>
        <FilterBar
          products={search.products}
          kinds={kinds}
          onKinds={setKinds}
          productId={onlyProductId}
          onProduct={setOnlyProductId}
        />
        <div className={styles.middle}>
          <div className={styles.body}>
            <p role="status" className={styles.notice}>
              {notice}
            </p>
            <SearchMessages
              text={text}
              search={search}
              repositoryUrl={props.repositoryUrl}
              hasOptions={options.length > 0}
              onText={setText}
            />
            <OptionList
              groups={groups}
              active={active}
              text={text}
              onActive={(index) => setActiveKey(options[index]?.key ?? null)}
              onChoose={choose}
              onLeave={close}
            />
          </div>
          <HitPreview
            draw={props.drawMiniature}
            option={options[active]}
            sheet={findSheet(groups, options[active])}
          />
        </div>
        <DialogFooter text={text} productId={onlyProductId} onLeave={close} />
      </div>
    </dialog>
  );
}

/** Opens the dialog as soon as it is there, with what was typed meanwhile. */
function useOpening(
  dialog: { readonly current: HTMLDialogElement | null },
  setText: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    // Only what is outside of the content belongs to the dialog itself: its backdrop.
    element?.addEventListener('click', ({ target }) => target === element && element.close());
    element?.showModal();
    document.getElementById(FIELD_ID)?.focus();
    setText(document.searchText ?? '');
    document.searchText = undefined;
  }, [dialog, setText]);
}

/** A real click, so that links behave as links do, in a new tab too. */
function clickOption(index: number, inNewTab: boolean): void {
  document.getElementById(optionId(index))?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: inNewTab,
      metaKey: inNewTab,
    }),
  );
}

function findHref(option: SearchOption | undefined): string | null {
  if (option?.kind === 'hit') return option.hit.url;
  return option?.kind === 'product' ? option.product.home : null;
}
