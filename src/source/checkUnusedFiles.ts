import type { Problem } from '../model/problem.ts';

/** A page and the demos it may show. */
export interface DemoOwner {
  readonly file: string;
  readonly demoFolder: string;
}

/** What the content folder holds besides pages and the files of their demos. */
const KNOWN_FILES =
  /\.md$|\.test\.tsx?$|(?:^|\/)(?:navigation\.ts|playground\.ts|Miniature\.tsx|excuses\.json|keys\.json|mistakes\.json|unseenProps\.json)$|^content\/(?:products\.ts|tsconfig\.json)$/;

/**
 * Reports demos that no page shows, and files that no demo imports.
 * `owners` are all pages; those of `unread` could not be read, so nobody knows which demos they show.
 */
export function checkUnusedFiles(
  files: readonly string[],
  usedFiles: ReadonlySet<string>,
  owners: readonly DemoOwner[],
  unread: ReadonlySet<string>,
): Problem[] {
  const byFolder = new Map<string, DemoOwner[]>();
  for (const owner of owners) {
    byFolder.set(owner.demoFolder, [...(byFolder.get(owner.demoFolder) ?? []), owner]);
  }
  return files
    .filter((file) => !KNOWN_FILES.test(file) && !usedFiles.has(file))
    .flatMap((file) => {
      const pages = findOwners(file, byFolder);
      if (pages.some((page) => unread.has(page.file))) return [];
      return [{ file, line: 1, ...describe(file, pages[0], usedFiles) }];
    });
}

/** The pages of the innermost demo folder that contains a file. */
function findOwners(
  file: string,
  byFolder: ReadonlyMap<string, readonly DemoOwner[]>,
): readonly DemoOwner[] {
  const parts = file.split('/').slice(0, -1);
  for (let count = parts.length; count > 0; count -= 1) {
    const found = byFolder.get(parts.slice(0, count).join('/'));
    if (found) return found;
  }
  return [];
}

function describe(
  file: string,
  page: DemoOwner | undefined,
  usedFiles: ReadonlySet<string>,
): Pick<Problem, 'what' | 'fix'> {
  const name = page && formatDemoName(file, page.demoFolder);
  // The other files of a demo that has a folder are no demos.
  const isPart = page && usedFiles.has(`${page.demoFolder}/${name}/${name}.tsx`);
  if (!file.endsWith('.tsx') || isPart) {
    return {
      what: 'No page shows this file and no demo imports it.',
      fix: 'Import it in a demo beside it, or delete it.',
    };
  }
  if (!page) {
    return {
      what: 'The demo stands in a folder that belongs to no page.',
      fix: 'Put it into a folder that has the name of its page, or delete it.',
    };
  }
  return {
    what: `The demo "${name}" is shown by no page.`,
    fix: `Write "::demo[${name}]" in ${page.file}, import the file in a demo, or delete it.`,
  };
}

/** `BasicSlider` for `BasicSlider.tsx` and for `BasicSlider/css.tsx`. */
function formatDemoName(file: string, folder: string): string {
  const [first = ''] = file.slice(folder.length + 1).split('/');
  return first.replace(/\.tsx$/, '');
}
