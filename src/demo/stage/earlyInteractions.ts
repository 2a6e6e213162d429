/**
 * What a reader does to a demo before its code has loaded is recorded and done again afterwards, so
 * that no click or keystroke is lost. Works for any demo because it knows only the document.
 */

/** A click and where it was. */
export interface EarlyClick {
  readonly target: Element;
  readonly clientX: number;
  readonly clientY: number;
}

declare global {
  interface Document {
    /** Clicks from before any code of ours listened; the page script collects them. */
    earlyClicks?: EarlyClick[];
  }
}

/** Marks demos that nothing of ours listens to yet. */
const EARLY = 'data-early';

interface EarlyState {
  readonly clicks: EarlyClick[];
  readonly edited: Set<Field>;
  readonly stop: () => void;
}

const recordings = new WeakMap<HTMLElement, EarlyState>();

/** Starts to record. Calling it again for the same demo changes nothing. */
export function recordInteractions(container: HTMLElement): void {
  if (recordings.has(container)) return;
  const controller = new AbortController();
  container.removeAttribute(EARLY);
  const before = document.earlyClicks?.filter(({ target }) => container.contains(target)) ?? [];
  const state: EarlyState = {
    clicks: before.filter(needsRepeating),
    edited: new Set([...container.querySelectorAll(FIELDS)].filter(isField).filter(wasEdited)),
    stop: () => controller.abort(),
  };
  const options = { capture: true, signal: controller.signal };
  container.addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      if (!(target instanceof Element)) return;
      const click = { target, clientX, clientY };
      if (needsRepeating(click)) state.clicks.push(click);
    },
    options,
  );
  container.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) state.edited.add(target);
    },
    options,
  );
  recordings.set(container, state);
}

/** Ends the recording. The result repeats what was recorded; call it once the demo listens. */
export function finishRecording(container: HTMLElement): () => Promise<void> {
  const state = recordings.get(container);
  if (!state) return () => Promise.resolve();
  state.stop();
  recordings.delete(container);
  // Read now: hydrating a controlled field may put its own value back.
  const values = [...state.edited].map((field) => ({ field, ...readField(field) }));
  const repeats = [
    ...values.map(
      ({ field, value, checked }) =>
        () =>
          writeField(field, value, checked),
    ),
    ...state.clicks.map((click) => () => repeatClick(click)),
  ];
  return async () => {
    for (const repeat of repeats) {
      repeat();
      // Real interactions are not simultaneous either: each one sees the result of the one before.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

/** Fields, their labels and links did what they do by themselves; a second time would undo it. */
function needsRepeating({ target }: EarlyClick): boolean {
  return target.closest(`${FIELDS}, label, a[href]`) === null;
}

/** Clicks an element for a reader. Some components act on the press and not on the click. */
export function repeatClick({ target, clientX, clientY }: EarlyClick): void {
  const init = { bubbles: true, cancelable: true, composed: true, clientX, clientY };
  const events = [
    () => new PointerEvent('pointerdown', init),
    () => new MouseEvent('mousedown', init),
    () => new PointerEvent('pointerup', init),
    () => new MouseEvent('mouseup', init),
    () => new MouseEvent('click', init),
  ];
  for (const create of events) {
    if (target.isConnected) target.dispatchEvent(create());
  }
}

const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function wasEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLInputElement && isToggle(field)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

function isToggle(field: HTMLInputElement): boolean {
  return field.type === 'checkbox' || field.type === 'radio';
}

function readField(field: Field): { value: string; checked: boolean | null } {
  const toggles = field instanceof HTMLInputElement && isToggle(field);
  return { value: field.value, checked: toggles ? field.checked : null };
}

/**
 * Changes a field so that React notices: it compares with the last value set on the element itself,
 * and hydration leaves the reader's changes in place without notifying the demo.
 */
function writeField(field: Field, value: string, checked: boolean | null): void {
  if (!field.isConnected) return;
  if (checked !== null && field instanceof HTMLInputElement) {
    // A radio button that was unchecked needs nothing: checking the other one notifies the demo.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = value === '' ? '1' : '';
  setter?.call(field, value);
  const isSelect = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
