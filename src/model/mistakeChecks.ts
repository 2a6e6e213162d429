import { z } from 'zod';

const code = z.string().min(1);

/** Something a reader does, as in `click button: Open`, `hover img: Ada`, `type textbox: Name = Ada` or `press Escape`. */
const step = z
  .string()
  .regex(
    /^(?:(?:click|hover) [a-z]+(?:: \S.*)?|type [a-z]+(?:: \S.*)? = .+|press \S+)$/,
    'A step is written as in "click button: Open", "hover img: Ada", "type textbox: Name = Ada" or "press Escape".',
  );

/** A common mistake that can be made in a browser, beside the way that works. */
const mistakeCheckSchema = z
  .strictObject({
    /** The bold words of the page, without a full stop at their end. */
    mistake: z.string().min(1),
    /** JSX, or a component `() => …`; what the product's packages and React export is in scope. */
    wrong: code.optional(),
    right: code.optional(),
    /** Import statements for what else they need. */
    imports: z.array(code).optional(),
    /** What is done with either of them first. */
    steps: z.array(step).optional(),
    /** Part of a console message or of an error that only the wrong one brings. */
    console: z.string().min(5).optional(),
    /** An expression that is true with the wrong one only; `stage` is the element that it is rendered into. */
    seen: code.optional(),
    /** Why nothing of the mistake can be seen, in place of all others. */
    reason: z.string().min(30).optional(),
  })
  .refine(
    ({ wrong, right, console: message, seen, reason }) =>
      reason === undefined
        ? wrong !== undefined && right !== undefined && (message ?? seen) !== undefined
        : (wrong ?? right ?? message ?? seen) === undefined,
    'Give "wrong", "right" and what tells them apart ("console" or "seen"), or the "reason" why nothing can be seen.',
  );

/** The checks of a page's common mistakes: `mistakes.json` beside its demos. */
export const mistakeChecksSchema = z.array(mistakeCheckSchema);

export type MistakeCheck = z.infer<typeof mistakeCheckSchema>;
