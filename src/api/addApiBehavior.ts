import './api.css';
import { API_VIEWS, type PropRow } from '../model/apiPage.ts';
import { getPreferenceStore } from '../preferences/browserPreferences.ts';
import { fetchPageProps } from './fetchPageProps.ts';
import { describeFound, filterRows, type FilterableRow } from './filterRows.ts';

/** Entries of rows in the contents list, below those of their sections. */
const CONTENTS_ROW = '#_contents li li a';

/** Makes filter and views of an API page work until the signal says that the page is gone. */
export function addApiBehavior(root: HTMLElement, signal: AbortSignal): void {
  addFilter(root, signal);
  addViews(root, signal);
  addTarget(root, signal);
  addUnfolding(root, signal);
}

function addFilter(root: HTMLElement, signal: AbortSignal): void {
  const input = root.querySelector<HTMLInputElement>('.filter');
  const status = root.querySelector('.found');
  if (!input || !status) return;
  const elements = [...root.querySelectorAll<HTMLElement>('.row')];
  let rows: readonly FilterableRow[] | undefined;
  const update = (): void => {
    // Read when first needed: most readers do not filter, and some pages have hundreds of rows.
    rows ??= elements.map(readRow);
    const shown = filterRows(rows, input.value);
    elements.forEach((element, index) => {
      element.hidden = !shown[index];
    });
    for (const table of root.querySelectorAll<HTMLElement>('.rows')) {
      table.hidden = table.querySelector('.row:not([hidden])') === null;
    }
    status.textContent = describeFound(shown.filter(Boolean).length, rows.length, input.value);
  };
  input.addEventListener('input', update, { signal });
  // A link to a row that the filter hides must still lead there.
  window.addEventListener('hashchange', () => showTarget(input, update), { signal });
  // The reader may have typed before this script came.
  if (input.value !== '') update();
}

function readRow(row: Element): FilterableRow {
  const [name, ...cells] = [...row.children].map(readText);
  const classes = [...row.querySelectorAll('code')].map(readText).filter(isClass);
  return { name: [name, ...classes].join(' '), text: cells.join(' ') };
}

function readText(element: Element): string {
  return element.textContent?.toLowerCase() ?? '';
}

function isClass(text: string): boolean {
  return text.startsWith('.');
}

function showTarget(input: HTMLInputElement, update: () => void): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.hidden) return;
  input.value = '';
  update();
  target.scrollIntoView();
}

function addViews(root: HTMLElement, signal: AbortSignal): void {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.views input')];
  const store = getPreferenceStore();
  const show = (): void => {
    for (const input of inputs) input.checked = input.value === store.get().apiView;
  };
  for (const input of inputs) {
    const apiView = API_VIEWS.find((view) => view === input.value);
    if (apiView) input.addEventListener('change', () => store.set({ apiView }), { signal });
  }
  signal.addEventListener('abort', store.subscribe(show));
  show();
}

/**
 * Page changes without a reload do not move `:target`, so the row a link leads to is marked by hand, and its entry in the
 * contents list with it.
 */
function addTarget(root: HTMLElement, signal: AbortSignal): void {
  const mark = (): void => {
    for (const old of root.querySelectorAll<HTMLElement>('[data-target]'))
      delete old.dataset.target;
    for (const old of document.querySelectorAll(`${CONTENTS_ROW}[aria-current]`))
      old.removeAttribute('aria-current');
    const row = document.getElementById(location.hash.slice(1));
    unfoldTarget(row);
    if (!row?.classList.contains('row')) return;
    row.dataset.target = '';
    const entry = document.querySelector(`${CONTENTS_ROW}[href="${CSS.escape(location.hash)}"]`);
    entry?.setAttribute('aria-current', 'location');
    entry?.scrollIntoView({ block: 'nearest' });
  };
  window.addEventListener('hashchange', mark, { signal });
  mark();
}

/** A link to a folded part opens it, and one to the title of a line what the line has. */
function unfoldTarget(target: HTMLElement | null): void {
  const line = target?.closest('.fact')?.querySelector('details');
  if (line) line.open = true;
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}

/** Adds the props to lists as they are opened. */
function addUnfolding(root: HTMLElement, signal: AbortSignal): void {
  const unfold = async (): Promise<void> => {
    if (!root.querySelector('details[open] > noscript')) return;
    for (const folded of root.querySelectorAll('details > noscript')) {
      // What readers without scripts get: a link to everything, until the rows are there.
      folded.outerHTML = folded.textContent ?? '';
    }
    // Offline, or a newer build is out: the link stays.
    const components = await fetchPageProps().catch(() => []);
    root.querySelectorAll('.details-body').forEach((body, index) => {
      const rows = components[index]?.rows.filter(({ deprecated }) => !deprecated) ?? [];
      if (rows.length > 0) body.append(createList(rows));
    });
  };
  // `toggle` does not bubble, hence the capture phase.
  root.addEventListener('toggle', unfold, { signal, capture: true });
  void unfold();
}

function createList(rows: readonly PropRow[]): HTMLElement {
  const list = document.createElement('dl');
  list.className = 'panel';
  list.innerHTML = rows.map(({ html }) => html).join('');
  return list;
}
