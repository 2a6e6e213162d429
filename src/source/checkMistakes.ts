import { mistakeChecksSchema, type MistakeCheck } from '../model/mistakeChecks.ts';
import type { Problem } from '../model/problem.ts';
import { describeOddCheck, parseChecks } from './parseChecks.ts';

/** A page with what its common mistakes are held against. */
export interface MistakesPage {
  readonly file: string;
  readonly text: string;
  /** Where its checks belong. */
  readonly checksFile: string;
  /** The text of that file, if there is one. */
  readonly checks: string | null;
}

/** Reports common mistakes that no check makes, and checks of mistakes that the page does not name. */
export function checkMistakes({ file, text, checksFile, checks }: MistakesPage): Problem[] {
  const read = parseChecks(checksFile, checks, mistakeChecksSchema, 'src/model/mistakeChecks.ts');
  if ('problem' in read) return [read.problem];
  const mistakes = findMistakes(text);
  const isChecked = (name: string) => read.checks.some(({ mistake }) => mistake === name);
  const unmade = mistakes.filter(({ name }) => !isChecked(name));
  const odd = read.checks.filter(({ mistake }) => mistakes.every(({ name }) => name !== mistake));
  return [
    ...unmade.map(({ name, line }) => ({
      file,
      line,
      what: `Nothing shows that "${name}" is a mistake.`,
      fix: `Add it to ${checksFile}: {"mistake": ${JSON.stringify(name)}, "wrong": …, "right": …, "seen": …}, or with the "reason" why nothing can be seen of it.`,
    })),
    ...odd.map(({ mistake }: MistakeCheck) =>
      describeOddCheck(checksFile, checks, mistake, `The page names no mistake "${mistake}".`),
    ),
  ];
}

interface Mistake {
  readonly name: string;
  readonly line: number;
}

/** The bold words that start the entries of the section `{#mistakes}`, as plain text. */
function findMistakes(text: string): Mistake[] {
  let inside = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('## ')) inside = line.endsWith('{#mistakes}');
    const [, words] = (inside && /^- \*\*(.+?)\*\*/.exec(line)) || [];
    return words === undefined ? [] : [{ name: toPlainText(words), line: index + 1 }];
  });
}

function toPlainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\.$/, '');
}
