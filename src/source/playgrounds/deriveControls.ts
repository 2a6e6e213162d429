import type { ComponentDoc, PropDoc } from '../../model/apiDoc.ts';
import type { Control, ControlValue } from '../../model/playground.ts';

/**
 * Props without a control though their type could have one: addresses, which a link to this page must not
 * set; names for other elements and scripts; and what would take the reader's focus.
 */
const LEFT_OUT =
  /^(?:href|src|srcSet|sizes|to|image|imgSrc|component|id|name|role|key|type|autoFocus|autoComplete|htmlFor|focusVisibleClassName|className|accordionId|inputMode|tabIndex|nonce|injectFirst|defer|aria-.*|.*Ref|.*ClassName)$/;

/** The controls that follow from a component's props, those with few values first. */
export function deriveControls({ props }: Pick<ComponentDoc, 'props'>): Control[] {
  const names = new Set(props.map(({ name }) => name));
  const isStateful = props.some(({ name }) => /^on[A-Z]/.test(name));
  const controls = props
    .filter(({ name, deprecation }) => !deprecation && !LEFT_OUT.test(name) && name !== 'open')
    // The component keeps this state itself where it is only told how to start.
    .filter(({ name }) => !isStateful || !names.has(formatInitial(name)))
    .flatMap((prop) => deriveControl(prop) ?? []);
  return ORDER.flatMap((kind) => controls.filter((control) => control.kind === kind));
}

/** `checked` → `defaultChecked` */
function formatInitial(name: string): string {
  return `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const ORDER = ['text', 'color', 'choice', 'icon', 'number', 'switch'] as const;

const NODE = /^(?:NonNullable<)?React\.ReactNode\b|^React\.ReactElement<unknown>$/;
const ICON_NAME = /icon$|decorator$/i;
const NUMBER =
  /^(?:number(?: \| (?:null|string))?|string \| number|ResponsiveStyleValue<(?:number|\w*Spacing|number \| string)>)$/;

/** The control of a prop; null where its values are none that a reader could pick or type. */
export function deriveControl(prop: PropDoc): Control | null {
  const { name, type } = prop;
  const fallback = parseLiteral(prop.default ?? '');
  const options = listOptions(prop);
  if (options.length > 0) {
    const kind = name === 'color' && options.includes('primary') ? 'color' : 'choice';
    return { kind, name, options, fallback };
  }
  if (/^boolean(?: \| null)?$|^true \| false$/.test(type)) {
    return { kind: 'switch', name, fallback: fallback === true };
  }
  if (NODE.test(type)) {
    return ICON_NAME.test(name)
      ? { kind: 'icon', name, fallback: null }
      : { kind: 'text', name, fallback: typeof fallback === 'string' ? fallback : null };
  }
  // `string | number` stands for lengths, which are numbers as long as nobody says otherwise.
  if (NUMBER.test(type) && typeof fallback !== 'string') return { kind: 'number', name, fallback };
  if (/^string(?: \| null)?$|^string \| number$|^number \| string$/.test(type)) {
    return { kind: 'text', name, fallback: typeof fallback === 'string' ? fallback : null };
  }
  return null;
}

/** The literals a prop takes; wider types beside them (`string`, `number`) have none. */
function listOptions({ members, type }: PropDoc): NonNullable<ControlValue>[] {
  const texts = members.length === 0 && /^'[^']+'$/.test(type) ? [type] : members;
  const options = texts.flatMap((text) =>
    text === 'boolean' ? [true, false] : (parseLiteral(text) ?? []),
  );
  return [...new Set(options)];
}

/** A value as it is written in code; null for what is no literal. */
function parseLiteral(text: string): ControlValue {
  const quoted = /^(['"])(.*)\1$/.exec(text);
  if (quoted) return quoted[2] ?? '';
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
