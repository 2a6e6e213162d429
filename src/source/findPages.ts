import { LANGUAGES, localizePath, type LanguageConfig } from '../model/language.ts';
import type { Problem } from '../model/problem.ts';

/** A Markdown file and the address it is published at. `name.fr.md` translates `name.md`. */
export interface PageFile {
  /** Relative to the project root, with forward slashes. */
  readonly file: string;
  /** With a trailing slash, and the prefix of its language unless that is the default one. */
  readonly pathname: string;
  /** The address without the prefix. */
  readonly canonical: string;
  readonly language: string;
  /** Where its demos are, whether there are any or not. */
  readonly demoFolder: string;
}

/** The pages among the files of the content, and names that stand for none. */
export interface FoundPages {
  readonly pages: readonly PageFile[];
  readonly problems: readonly Problem[];
}

/** Finds the pages among the files of the content; a file's path is its address. */
export function findPages(
  files: readonly string[],
  languages: LanguageConfig = LANGUAGES,
): FoundPages {
  const pages: PageFile[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    if (!file.endsWith('.md')) continue;
    const { name, suffix } = splitName(file);
    const problem = suffix === undefined ? undefined : checkLanguage(file, suffix, languages);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const language = suffix ?? languages.default;
    const canonical = formatPathname(name.replace(/^content\//, ''));
    const pathname = localizePath(canonical, language, languages);
    pages.push({ file, pathname, canonical, language, demoFolder: name });
  }
  return { pages, problems };
}

function splitName(file: string): { name: string; suffix: string | undefined } {
  const [, name = file, suffix] = /^(.*?)(?:\.([a-z]{2}))?\.md$/.exec(file) ?? [];
  return { name, suffix };
}

function checkLanguage(
  file: string,
  suffix: string,
  { supported, default: usual }: LanguageConfig,
): Problem | undefined {
  const plain = file.replace(/\.[a-z]{2}\.md$/, '.md');
  if (suffix === usual) {
    const what = `The name ends in ".${usual}", the language of all pages that do not say theirs.`;
    return { file, line: 1, what, fix: `Rename it: ${plain}.` };
  }
  if (supported.includes(suffix)) return undefined;
  return {
    file,
    line: 1,
    what: `The language "${suffix}" is not supported.`,
    fix: `Add it to LANGUAGES.supported in src/model/language.ts, which has ${supported.join(', ')}, or rename the file.`,
  };
}

function formatPathname(file: string): string {
  const name = file.replace(/(^|\/)index$/, '$1');
  return name === '' ? '/' : `/${name.replace(/\/$/, '')}/`;
}
