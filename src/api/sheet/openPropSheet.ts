import '../api.css';
import './propSheet.css';
import { fetchPageProps } from '../fetchPageProps.ts';

interface OpenSheet {
  readonly dialog: HTMLDialogElement;
  /** Where the focus goes back to. */
  opener: HTMLElement;
}

let current: OpenSheet | undefined;

/** Narrower windows have no room beside the page. */
const NARROW = '(max-width: 599px)';

/** Describes the prop that a link leads to beside the page, until the reader closes it or leaves the page. */
export function openPropSheet(link: HTMLAnchorElement): void {
  if (!link.isConnected) return;
  const sheet = current ?? createSheet(link);
  sheet.opener = link;
  current = sheet;
  const { dialog } = sheet;
  const anchor = new URL(link.href).hash.slice(1);
  const name = link.textContent ?? '';
  fill(dialog, name, link.href);
  if (!dialog.open) show(dialog);
  dialog.focus();
  void fillIn(dialog, anchor, () => current === sheet && sheet.opener === link);
}

function createSheet(opener: HTMLElement): OpenSheet {
  const dialog = document.createElement('dialog');
  const sheet: OpenSheet = { dialog, opener };
  dialog.className = 'prop-sheet prose api';
  dialog.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', '_prop-sheet-title');
  dialog.innerHTML = SHEET_HTML;
  document.body.append(dialog);
  const close = (): void => {
    const hasFocus = dialog.contains(document.activeElement);
    dialog.close();
    // The browser would go back to where the sheet was opened first.
    if (hasFocus) sheet.opener.focus();
  };
  const closed = new AbortController();
  const all = { signal: closed.signal };
  dialog.addEventListener('close', () => {
    current = undefined;
    closed.abort();
    dialog.remove();
  });
  dialog.querySelector('button')?.addEventListener('click', close, all);
  // Links of a modal sheet lead behind it, as does a click beside it.
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (dialog.matches(':modal') && (isLink || target === dialog)) close();
    },
    all,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    },
    all,
  );
  // Each page has an article of its own.
  const pages = new MutationObserver(() => {
    if (!sheet.opener.isConnected) close();
  });
  pages.observe(document.querySelector('main') ?? document.body, { childList: true });
  closed.signal.addEventListener('abort', () => pages.disconnect());
  return sheet;
}

const SHEET_HTML = `<div class="sheet-head">
<h2 id="_prop-sheet-title" translate="no"></h2><button type="button" class="sheet-close">Close</button>
</div><p class="sheet-links"><a></a></p><dl class="sheet-body"></dl>`;

function show(dialog: HTMLDialogElement): void {
  if (matchMedia(NARROW).matches) dialog.showModal();
  // The demo and its code stay in reach.
  else dialog.show();
}

/** What is known without asking for anything. */
function fill(dialog: HTMLDialogElement, name: string, href: string): void {
  const title = dialog.querySelector('h2');
  const link = dialog.querySelector<HTMLAnchorElement>('.sheet-links a');
  const body = dialog.querySelector('.sheet-body');
  if (title) title.textContent = name;
  if (link) {
    link.href = href;
    link.textContent = `${name} in the API reference`;
  }
  body?.replaceChildren();
  body?.setAttribute('aria-busy', 'true');
}

async function fillIn(
  dialog: HTMLDialogElement,
  anchor: string,
  isWanted: () => boolean,
): Promise<void> {
  const found = await findRow(anchor);
  const body = dialog.querySelector('.sheet-body');
  const title = dialog.querySelector('h2');
  if (!isWanted() || !body || !title) return;
  body.removeAttribute('aria-busy');
  body.innerHTML = found?.html ?? MISSING_HTML;
  if (found) title.append(' ', createNote(`of ${found.component}`));
}

const MISSING_HTML =
  '<div><dd role="alert">The description could not be loaded. It is on the page that the link leads to.</dd></div>';

function createNote(text: string): HTMLElement {
  const note = document.createElement('span');
  note.className = 'note';
  note.textContent = text;
  return note;
}

async function findRow(anchor: string): Promise<{ component: string; html: string } | null> {
  const components = await fetchPageProps().catch(() => []);
  for (const { name, rows } of components) {
    const row = rows.find((each) => each.anchor === anchor);
    if (row) return { component: name, html: row.html };
  }
  return null;
}
