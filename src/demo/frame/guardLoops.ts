import { parser } from '@lezer/javascript';

/** How long loops may run in one go. */
const LIMIT_MS = 2000;

/** What a loop that never ends is stopped with. */
export const ENDLESS_LOOP =
  'A loop ran for two seconds without a pause and was stopped. Check the condition that should end it.';

/** The name of the check in guarded code. */
export const LOOP_CHECK = '$checkLoop';

const LOOPS = /^(?:For|While|Do)Statement$/;
const typescript = parser.configure({ dialect: 'ts jsx' });

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Makes every loop of a text call the check in each of its rounds; lines stay where they are. Edited code may share its
 * thread with the page, so a loop that never ends has to end itself.
 */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  typescript.parse(code).iterate({
    enter({ name, node }) {
      if (!LOOPS.test(name)) return;
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body || body.type.isError) return;
      const call = `${LOOP_CHECK}();`;
      if (body.name === 'Block') insertions.push({ at: body.from + 1, text: call });
      else insertions.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
    },
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/**
 * A check that throws once loops have kept the thread for too long. `whenFree` calls back when nothing runs any more.
 */
export function createLoopCheck(
  now: () => number,
  whenFree: (callback: () => void) => void,
): () => void {
  let started: number | null = null;
  return () => {
    if (started === null) {
      started = now();
      whenFree(() => (started = null));
    } else if (now() - started > LIMIT_MS) throw new Error(ENDLESS_LOOP);
  };
}
