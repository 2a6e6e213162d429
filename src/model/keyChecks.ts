import { z } from 'zod';

/** An element by its role and name, as in `tab: Reviews`; a role alone, as in `menu`, where there is one. */
const elementSchema = z
  .string()
  .regex(
    /^[a-z]+(?:: \S.*)?$/,
    'An element is written as its role and name, as in "tab: Reviews".',
  );

/** What can be seen once keys were pressed. */
const outcomeSchema = z
  .strictObject({
    focused: elementSchema,
    /** The option that a field points at while it keeps the focus. */
    highlighted: elementSchema,
    shown: elementSchema,
    gone: elementSchema,
    checked: elementSchema,
    unchecked: elementSchema,
    selected: elementSchema,
    expanded: elementSchema,
    collapsed: elementSchema,
    pressed: elementSchema,
    unpressed: elementSchema,
    /** Elements and their values: what a field holds, or where a slider stands. */
    value: z.record(elementSchema, z.string()),
    /** Text that the demo shows. */
    text: z.string().min(1),
    /** Text in the clipboard. */
    copied: z.string().min(1),
    /** How the address ends, where a link was followed. */
    address: z.string().min(1),
  })
  .partial()
  .refine((outcome) => Object.keys(outcome).length > 0, 'Say what can be seen then.');

/** Keys pressed in a demo, and what they do: a row of a keyboard table that can be tried. */
const keyCheckSchema = z
  .strictObject({
    /** The keys of the table that it tries, as they stand there; words, such as "A letter", where a row has them. */
    keys: z.array(z.string().min(1)).min(1),
    demo: z.string().min(1),
    /** Elements clicked first, to open what the keys are for. */
    click: z.array(elementSchema).optional(),
    /** The element that gets the focus first. */
    focus: elementSchema.optional(),
    /** What is pressed, one after the other. Without it, each of the keys alone has to do the same. */
    press: z.array(z.string().min(1)).optional(),
    expect: outcomeSchema.optional(),
    /** Why nothing can be seen by role and name, in place of `expect`. */
    reason: z.string().min(30).optional(),
  })
  .refine(
    ({ expect, reason }) => (expect === undefined) !== (reason === undefined),
    'Say what to expect, or the reason why it cannot be seen.',
  );

/** The checks of a page's keyboard tables: `keys.json` beside its demos. */
export const keyChecksSchema = z.array(keyCheckSchema);

export type KeyCheck = z.infer<typeof keyCheckSchema>;
export type KeyOutcome = z.infer<typeof outcomeSchema>;

/** What a check presses, in Playwright's words: a sequence for each time that it is tried. */
export function listPresses({ keys, press }: KeyCheck): string[][] {
  return press === undefined ? keys.map((key) => [translateKey(key)]) : [press.map(translateKey)];
}

/** A key as Playwright names it. */
export function translateKey(key: string): string {
  return key
    .split('+')
    .map((part) => PLAYWRIGHT_NAMES[part] ?? part)
    .join('+');
}

/** Keys that tables write in other words than Playwright. */
const PLAYWRIGHT_NAMES: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
};
