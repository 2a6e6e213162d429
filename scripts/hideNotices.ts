import { stripVTControlCharacters } from 'node:util';

/** What the tools say to their own authors. None of it is about this site, or can be changed here. */
const NOTICES = [
  /Future Flag Warning/,
  /The `envFile` option is deprecated/,
  /^Sourcemap for .* points to missing source files/,
];

/** Leaves notices of tools out of what is written to a console. */
export function hideNotices(target: Pick<Console, 'log' | 'warn'>): void {
  for (const level of ['log', 'warn'] as const) {
    const write = target[level].bind(target);
    target[level] = (...words: unknown[]) => {
      if (!NOTICES.some((notice) => notice.test(stripVTControlCharacters(words.join(' ')))))
        write(...words);
    };
  }
}
