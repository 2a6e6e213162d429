import type { PlaygroundTuning } from '../../model/playground.ts';
import type { Problem } from '../../model/problem.ts';
import { createWordPattern, findLine } from '../findLine.ts';

/** A file that tunes a playground, as it is written and as it is read. */
export interface TuningFile {
  readonly file: string;
  readonly text: string;
  readonly tuning: PlaygroundTuning;
}

type Finding = Pick<Problem, 'what' | 'fix'>;

/** Where a file says something: the last of the words, each behind the one before it. */
export function locate(
  { file, text }: Pick<TuningFile, 'file' | 'text'>,
  ...words: readonly string[]
): Pick<Problem, 'file' | 'line'> {
  return { file, line: findLine(text, words.map(createWordPattern)) };
}

/** Names of controls that there are not. */
export function describeMissing(
  tuned: TuningFile,
  known: readonly string[],
  describe: (name: string) => Finding,
): Problem[] {
  const { props = [], preset = {} } = tuned.tuning;
  const named = [
    ...props.map((name) => ['props', name] as const),
    ...Object.keys(preset).map((name) => ['preset', name] as const),
  ];
  return named
    .filter(([, name]) => !known.includes(name))
    .map(([key, name]) => ({ ...locate(tuned, key, name), ...describe(name) }));
}

/** Components that the library does not document. */
export function describeUndocumented(tuned: TuningFile, tags: readonly string[]): Problem[] {
  return tags.map((tag) => ({
    ...locate(tuned, `<${tag}`),
    what: `The playground uses <${tag}>, which the library does not document.`,
    fix: 'Use a component of the same library, an HTML element, or an icon, whose name ends in "Icon".',
  }));
}
