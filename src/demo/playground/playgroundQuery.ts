import {
  PLAYGROUND_ICONS,
  type Control,
  type ControlValue,
  type ControlValues,
} from '../../model/playground.ts';

/** The parameter that opens the playground; those of props begin with it and a dot. */
export const PLAYGROUND_PARAMETER = 'playground';
const PREFIX = `${PLAYGROUND_PARAMETER}.`;

const TEXT_MAX_LENGTH = 80;
const NUMBER_MAX = 10_000;

/** What an address asks of a playground, and in words what it asks in vain. */
export interface PlaygroundQuery {
  readonly values: ControlValues;
  readonly refused: readonly string[];
}

/** Whether an address asks for the playground to be open. */
export function asksForPlayground(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isOwn);
}

/** Reads the props an address sets. What the component does not take is refused, not passed on. */
export function parsePlaygroundQuery(
  search: string,
  component: string,
  controls: readonly Control[],
): PlaygroundQuery {
  const values: Record<string, ControlValue> = {};
  const refused: string[] = [];
  for (const [key, text] of new URLSearchParams(search)) {
    if (!key.startsWith(PREFIX)) continue;
    const name = key.slice(PREFIX.length);
    const control = controls.find((candidate) => candidate.name === name);
    const value = control ? parseValue(control, text) : undefined;
    if (control && value !== undefined) values[name] = value;
    else if (control)
      refused.push(`${describeText(text)} is no value of ${name}: ${describeValues(control)}.`);
    else refused.push(`${component} has no control for ${describeText(name)}.`);
  }
  return { values, refused };
}

/** An address with the values that differ from what the playground starts with. */
export function formatPlaygroundAddress(
  address: string,
  controls: readonly Control[],
  values: ControlValues,
  preset: ControlValues,
): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()].filter(isOwn)) url.searchParams.delete(key);
  const changed = controls.filter(
    ({ name, fallback }) => (values[name] ?? fallback) !== (preset[name] ?? fallback),
  );
  for (const { name } of changed) url.searchParams.set(PREFIX + name, String(values[name] ?? ''));
  if (changed.length === 0) url.searchParams.set(PLAYGROUND_PARAMETER, 'open');
  return url.href;
}

/** An address that asks for no playground. */
export function dropPlayground(address: string): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()].filter(isOwn)) url.searchParams.delete(key);
  return url.href;
}

function isOwn(key: string): boolean {
  return key === PLAYGROUND_PARAMETER || key.startsWith(PREFIX);
}

/** A value out of an address; undefined for what the prop does not take. */
function parseValue(control: Control, text: string): ControlValue | undefined {
  if (text === '' && control.kind !== 'switch') return control.kind === 'text' ? '' : null;
  switch (control.kind) {
    case 'choice':
    case 'color':
      return control.options.find((option) => String(option) === text);
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'number': {
      const number = /^-?\d{1,5}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
      return Math.abs(number) <= NUMBER_MAX ? number : undefined;
    }
    case 'text':
      return text.length <= TEXT_MAX_LENGTH ? text : undefined;
    case 'icon':
      return PLAYGROUND_ICONS.find((icon) => icon === text);
  }
}

function describeValues(control: Control): string {
  switch (control.kind) {
    case 'choice':
    case 'color':
      return `it takes ${control.options.join(', ')}`;
    case 'switch':
      return 'it takes true and false';
    case 'number':
      return `it takes numbers up to ${NUMBER_MAX}`;
    case 'text':
      return `it takes up to ${TEXT_MAX_LENGTH} characters here`;
    case 'icon':
      return `it takes ${PLAYGROUND_ICONS.join(', ')}`;
  }
}

function describeText(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}
