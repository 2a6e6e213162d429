import { useCallback, useEffect, useState, type JSX, type MouseEvent } from 'react';
import type { OpenedDialog } from './dialog/SearchDialog.tsx';
import { findKeptHtml } from '../ui/keptHtml.ts';
import { SEARCH_EVENT, SEARCH_PAGE } from './searchKeys.ts';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  /** The product the reader is in. */
  readonly productId: string | null;
  /** Brings the dialog's code, which no page needs before it is wanted. */
  readonly loadDialog: () => Promise<OpenedDialog>;
}

/** Opens search by click, and by the keys that the script at the end of the body listens for. */
export function SearchButton({ productId, loadDialog }: SearchButtonProps): JSX.Element {
  const [Dialog, setDialog] = useState<OpenedDialog | null>(null);

  const open = useCallback((): void => {
    loadDialog().then(
      (loaded) => document.searchText !== undefined && setDialog(() => loaded),
      () => document.leaveForSearch?.(),
    );
  }, [loadDialog]);

  useEffect(() => {
    if (document.searchText !== undefined) open();
    document.addEventListener(SEARCH_EVENT, open);
    return () => document.removeEventListener(SEARCH_EVENT, open);
  }, [open]);

  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    document.searchText = '';
    open();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is written at build time */}
      <a
        href={SEARCH_PAGE}
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
        onPointerEnter={open}
        onFocus={open}
        data-kept="search"
        suppressHydrationWarning
        dangerouslySetInnerHTML={LABEL}
      />
      {Dialog && <Dialog productId={productId} onClose={() => setDialog(null)} />}
    </>
  );
}

const LABEL = { __html: import.meta.env.SSR ? formatLabel() : findKeptHtml('search') };

/** Written at build time only: the button stays for as long as the document does. */
function formatLabel(): string {
  const icon =
    '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
    'stroke-width="2" stroke-linecap="round" aria-hidden="true">' +
    '<path d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.5 16.5 21 21"/></svg>';
  const keys = `<kbd class="${styles.keys}" data-search-keys aria-hidden="true">Ctrl K</kbd>`;
  return `${icon}<span class="${styles.text}">Search</span>${keys}`;
}
