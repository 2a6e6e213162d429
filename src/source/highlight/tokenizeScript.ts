import { highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { scriptColors } from '../../model/scriptColors.ts';
import type { ClassifiedToken } from './classifiedToken.ts';

/** JavaScript is read as TypeScript too: nothing of it means anything else there. */
const scriptParser = parser.configure({ dialect: 'jsx ts' });

/** Splits code of the JavaScript family into lines of classified tokens, in a tenth of the time that grammars take. */
export function tokenizeScript(code: string): ClassifiedToken[][] {
  let line: ClassifiedToken[] = [];
  const lines = [line];
  highlightCode(
    code,
    scriptParser.parse(code),
    scriptColors,
    (text, className) => line.push({ text, className: className || undefined }),
    () => lines.push((line = [])),
  );
  return lines;
}
