/**
 * What a reader does to a demo before its code has loaded is recorded and done again afterwards, so
 * that no click or keystroke is lost. Works for any demo because it knows only the document.
 */

interface EarlyState {
  readonly clicks: Element[];
  readonly edited: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  readonly stop: () => void;
}

const recordings = new WeakMap<HTMLElement, EarlyState>();

/** Starts to record. Calling it again for the same demo changes nothing. */
export function recordInteractions(container: HTMLElement): void {
  if (recordings.has(container)) return;
  const controller = new AbortController();
  const state: EarlyState = { clicks: [], edited: new Set(), stop: () => controller.abort() };
  const options = { capture: true, signal: controller.signal };
  container.addEventListener(
    'click',
    ({ target }) => {
      // Form fields keep what was done to them; repeating a click would undo it.
      if (target instanceof Element && !isField(target)) state.clicks.push(target);
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
export function finishRecording(container: HTMLElement): () => void {
  const state = recordings.get(container);
  if (!state) return () => undefined;
  state.stop();
  recordings.delete(container);
  // Read now: hydrating a controlled field may put its own value back.
  const values = [...state.edited].map((field) => ({ field, ...readField(field) }));
  return () => replay(values, state.clicks);
}

interface FieldValue {
  readonly field: Field;
  readonly value: string;
  readonly checked: boolean | null;
}

function replay(values: readonly FieldValue[], clicks: readonly Element[]): void {
  for (const { field, value, checked } of values) writeField(field, value, checked);
  for (const target of clicks) {
    if (!target.isConnected) continue;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function readField(field: Field): { value: string; checked: boolean | null } {
  const toggles = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  return { value: field.value, checked: toggles ? field.checked : null };
}

/** Changes a field so that React notices: it compares with the last value set on the element itself. */
function writeField(field: Field, value: string, checked: boolean | null): void {
  if (!field.isConnected) return;
  if (checked !== null && field instanceof HTMLInputElement) {
    if (field.checked !== checked) field.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
