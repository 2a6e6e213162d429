import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, localizePath, type LanguageConfig } from '../model/language.ts';

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
  /** Whether a folder of demos stands beside the file. */
  readonly hasDemos: boolean;
}

/** Lists the pages of the content folder in a stable order; a file's path is its address. */
export async function findPages(
  root: string,
  languages: LanguageConfig = LANGUAGES,
): Promise<PageFile[]> {
  const found = await readdir(path.join(root, 'content'), { recursive: true });
  const entries = found.map((entry) => entry.split(path.sep).join('/')).sort();
  const demos = entries.filter((entry) => entry.endsWith('.tsx'));
  return entries
    .filter((entry) => entry.endsWith('.md'))
    .map((entry) => {
      const { name, language } = splitName(entry, languages);
      const canonical = formatPathname(name);
      return {
        file: `content/${entry}`,
        pathname: localizePath(canonical, language, languages),
        canonical,
        language,
        demoFolder: `content/${name}`,
        hasDemos: demos.some((demo) => demo.startsWith(`${name}/`)),
      };
    });
}

function splitName(entry: string, languages: LanguageConfig): { name: string; language: string } {
  const [, name = entry, suffix] = /^(.*?)(?:\.([a-z]{2}))?\.md$/.exec(entry) ?? [];
  return suffix && languages.supported.includes(suffix)
    ? { name, language: suffix }
    : { name: entry.replace(/\.md$/, ''), language: languages.default };
}

function formatPathname(file: string): string {
  const name = file.replace(/(^|\/)index$/, '$1');
  return name === '' ? '/' : `/${name.replace(/\/$/, '')}/`;
}
