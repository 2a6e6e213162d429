import { WHOLE_PAGE, type FrontMatter } from '../../model/page.ts';
import { suggestName } from '../../model/problem.ts';
import { report, type PageDraft } from './draft.ts';

/** Reports phrases of `askedAs` that belong to no section of the page, are empty, or are there twice. */
export function checkAskedAs(
  draft: PageDraft,
  { askedAs }: FrontMatter,
  lineOf: (path: readonly string[]) => number,
): void {
  const keys = [WHOLE_PAGE, ...draft.headings.map(({ id }) => id)];
  const places = new Map<string, string>();
  for (const [key, phrases] of Object.entries(askedAs)) {
    const line = lineOf(['askedAs', key]);
    if (!keys.includes(key)) {
      const what = `The front matter key "askedAs.${key}" is no heading of the page.`;
      report(draft, line, what, suggestName(key, keys, 'Keys are'));
    }
    if (phrases.includes('')) {
      const what = `The front matter key "askedAs.${key}" has an empty phrase.`;
      report(draft, line, what, 'Write phrases with one comma between two of them.');
    }
    for (const phrase of phrases.filter((each) => each !== '')) {
      const known = places.get(phrase.toLowerCase());
      if (known !== undefined) {
        const what = `The phrase "${phrase}" of "askedAs.${key}" is in "askedAs.${known}" already.`;
        report(draft, line, what, 'Leave it where the answer is, and remove the other.');
      }
      places.set(phrase.toLowerCase(), key);
    }
  }
}
