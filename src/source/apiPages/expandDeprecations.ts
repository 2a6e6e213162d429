import type { ApiDoc, ClassDoc, PropDoc, RichText, SlotDoc } from '../../model/apiDoc.ts';
import {
  formatDeprecationHeading,
  type ApiEntry,
  type DeprecatedApi,
  type DeprecatedRow,
} from '../../model/apiPage.ts';
import type { Block, Heading } from '../../model/page.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { LineOf } from './findSubjects.ts';
import { insertGenerated } from './insertGenerated.ts';
import type { WrittenPage } from './joinApi.ts';

/** Name of the component that lists everything a package deprecates. */
export const DEPRECATION_LIST = 'DeprecationList';

/** Replaces `::component[DeprecationList]{package="…"}` by all that the package deprecates, with headings. */
export function expandDeprecations<Written extends WrittenPage>(
  pages: readonly Written[],
  /** Null while the packages are not read. */
  entries: readonly ApiEntry[] | null,
  lineOf: LineOf,
): { pages: Written[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const expandPage = (page: Written): Written => {
    const index = page.blocks.findIndex(isList);
    const block = page.blocks[index];
    if (!block || !isList(block)) return page;
    const name = String(block.props['package'] ?? '');
    const packages = new Set(entries?.map(({ doc }) => doc.package));
    if (entries && !packages.has(name)) {
      problems.push({
        file: page.file,
        line: lineOf(page.file, `::component[${DEPRECATION_LIST}]`),
        what: `No API is read from a package "${name}" for ::component[${DEPRECATION_LIST}].`,
        fix: suggestName(name, [...packages], 'Packages are'),
      });
    }
    const own = entries?.filter(({ doc }) => doc.package === name) ?? [];
    return insertList(page, index, listDeprecations(own, page.pathname));
  };
  return { pages: pages.map(expandPage), problems };
}

function isList(block: Block): block is Extract<Block, { kind: 'component' }> {
  return block.kind === 'component' && block.name === DEPRECATION_LIST;
}

function insertList<Written extends WrittenPage>(
  page: Written,
  index: number,
  apis: readonly DeprecatedApi[],
): Written {
  const headings = apis.map(({ id, name }): Heading => ({
    id,
    text: formatDeprecationHeading(name),
    level: 3,
  }));
  return insertGenerated(page, index, { kind: 'api', view: 'deprecations', apis }, headings);
}

/** Everything deprecated, by component; `pathname` is the page that lists it. */
export function listDeprecations(entries: readonly ApiEntry[], pathname: string): DeprecatedApi[] {
  return entries.flatMap(({ doc, path }) => {
    const rows = listRows(doc, path, createTrimmer(pathname));
    return rows.length > 0 ? [{ id: `deprecated-${doc.slug}`, name: doc.name, rows }] : [];
  });
}

type Trim = (reason: RichText) => RichText;

function listRows(doc: ApiDoc, path: string, trim: Trim): DeprecatedRow[] {
  const itself: DeprecatedRow[] = doc.deprecation
    ? [{ kind: doc.kind, name: doc.name, href: path, instead: apply(trim, doc.deprecation.reason) }]
    : [];
  const rows = listTables(doc).flatMap(([kind, members]) =>
    members.flatMap((member): DeprecatedRow[] => {
      if (!member.deprecation) return [];
      const name = 'isState' in member ? `.${member.className}` : member.name;
      const href = `${path.replace(/#.*$/, '')}#${member.anchor}`;
      const reason = member.deprecation.reason ?? findPropReason(doc, member.name);
      return [{ kind, name, href, instead: apply(trim, reason) }];
    }),
  );
  return [...itself, ...rows];
}

type Member = PropDoc | SlotDoc | ClassDoc;

function listTables(doc: ApiDoc): readonly [DeprecatedRow['kind'], readonly Member[]][] {
  return doc.kind === 'component'
    ? [
        ['prop', doc.props],
        ['slot', doc.slots],
        ['class', doc.classes],
      ]
    : [
        ['parameter', doc.parameters],
        ['field', doc.returnValue],
      ];
}

/** A class that a prop sets goes with the prop. */
function findPropReason(doc: ApiDoc, name: string): RichText | null {
  if (doc.kind !== 'component') return null;
  return doc.props.find((prop) => prop.name === name)?.deprecation?.reason ?? null;
}

function apply(trim: Trim, reason: RichText | null): RichText | null {
  return reason && trim(reason);
}

const REMOVAL = /\s*This (?:prop|component) will be removed in a future major release\./;

/** Makes the function that leaves out what the page says already: its own address, and that removal comes. */
function createTrimmer(pathname: string): Trim {
  const more = '(?: for more details)?\\.?';
  const seeHtml = new RegExp(`(?:See )?<a href="[^"]*${pathname}"[^>]*>[^<]*</a>${more}`);
  const seeMarkdown = new RegExp(`(?:See )?\\[[^\\]]*\\]\\([^)]*${pathname}\\)${more}`);
  const tidy = (text: string): string => capitalize(text.replace(REMOVAL, '').trim());
  return ({ html, markdown }) => ({
    html: tidy(html.replace(/<\/?p>/g, '').replace(seeHtml, '')),
    markdown: tidy(markdown.replace(seeMarkdown, '')),
  });
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
