import { ASSETS_PATH } from '../hosting/hostingRules.ts';
import { listNotFoundFolders } from '../hosting/notFoundFolders.ts';
import { listRedirects, resolveRedirect, type RedirectedProduct } from '../hosting/redirects.ts';
import { FRAME_PATH, LIVE_PATH } from '../model/frames.ts';
import { splitLanguage, type LanguageConfig } from '../model/language.ts';
import type { Problem } from '../model/problem.ts';
import type { PageFile } from './findPages.ts';

/** What a site serves besides pages, by the folder that it is served from. */
const RESERVED: Readonly<Record<string, string>> = {
  [ASSETS_PATH]: 'scripts and styles',
  '/data/': 'the data of pages',
  '/markdown/': 'the copies of pages in Markdown',
  [FRAME_PATH]: 'the frames of demos',
  [LIVE_PATH]: 'edited demos',
};

/** What decides which addresses pages can have. */
export interface AddressRules {
  readonly products: readonly RedirectedProduct[];
  readonly languages: LanguageConfig;
}

type Finding = Pick<Problem, 'what' | 'fix'>;

/** Reports pages that nobody could open: those whose address is that of another one, or of something else. */
export function checkAddresses(
  pages: readonly Pick<PageFile, 'file' | 'pathname' | 'canonical'>[],
  rules: AddressRules,
): Problem[] {
  const taken = new Map<string, string>();
  return pages.flatMap(({ file, pathname, canonical }) => {
    const first = taken.get(pathname);
    if (first === undefined) taken.set(pathname, file);
    const finding = first === undefined ? undefined : describeTwice(pathname, first);
    const found = finding ?? (pathname === canonical ? describeTaken(pathname, rules) : undefined);
    return found ? [{ file, line: 1, ...found }] : [];
  });
}

function describeTwice(pathname: string, first: string): Finding {
  return {
    what: `The address ${pathname} is also that of ${first}.`,
    fix: 'Give this page another name, or delete it.',
  };
}

/** Says why a page, other than a translation, cannot have an address. */
export function describeTaken(
  pathname: string,
  { products, languages }: AddressRules,
): Finding | undefined {
  const folder = Object.keys(RESERVED).find((each) => pathname.startsWith(each));
  if (folder !== undefined) {
    return {
      what: `Addresses below ${folder} are those of ${RESERVED[folder]}.`,
      fix: 'Give the page another name.',
    };
  }
  if (listNotFoundFolders(products).some((each) => pathname === `${each}/404/`)) {
    return {
      what: `The address ${pathname} is that of the product's page for unknown addresses.`,
      fix: 'Give the page another name.',
    };
  }
  const { language, path } = splitLanguage(pathname, languages);
  if (language !== languages.default) {
    return {
      what: `The address ${pathname} is that of a translation.`,
      fix: `Write content${path.replace(/\/$/, '')}.${language}.md.`,
    };
  }
  const moved = resolveRedirect(pathname, { redirects: listRedirects(products), languages });
  if (moved === undefined) return undefined;
  return {
    what: `The address ${pathname} leads to ${moved}.`,
    fix: 'Give the page another name, or take the redirect out of src/hosting/redirects.ts.',
  };
}
