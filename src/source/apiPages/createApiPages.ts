import type { ApiDoc } from '../../model/apiDoc.ts';
import {
  API_SECTIONS,
  formatSectionId,
  listApiSections,
  type ApiBlock,
  type ApiReference,
  type TextLink,
} from '../../model/apiPage.ts';
import type { Heading, Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import { createFrontMatter, formatFile } from './apiFrontMatter.ts';

/** A page made from a package, with all places links may lead to. */
export interface ApiPage extends Page {
  readonly anchors: readonly string[];
}

/** The pages that show the API of all components and hooks. */
export function createApiPages(
  references: readonly ApiReference[],
  products: readonly Product[],
  titleOf: (pathname: string) => string | undefined,
): ApiPage[] {
  const tabs = new Map<string, ApiReference[]>();
  const pages: ApiPage[] = [];
  for (const reference of references) {
    const [pathname = '', anchor] = reference.path.split('#');
    if (anchor === undefined) pages.push(createPage(reference, products));
    else tabs.set(pathname, [...(tabs.get(pathname) ?? []), reference]);
  }
  for (const [pathname, group] of tabs) {
    pages.push(createTab(pathname, group, listTabs(pathname, tabs, titleOf)));
  }
  return pages;
}

function createPage(reference: ApiReference, products: readonly Product[]): ApiPage {
  const { doc, path } = reference;
  const product = products.find(({ id }) => id === doc.productId)?.name ?? '';
  return {
    pathname: path,
    file: formatFile(doc),
    frontMatter: createFrontMatter(`${doc.name} API`, describePage(doc, product), doc.name),
    headings: listHeadings(reference, false),
    blocks: [{ kind: 'api', view: 'page', reference }],
    anchors: listAnchors(reference, false),
  };
}

function describePage(doc: ApiDoc, product: string): string {
  const parts =
    doc.kind === 'hook'
      ? 'Parameters and return value'
      : doc.classes.length === 0
        ? 'Props'
        : doc.slots.length === 0
          ? 'Props and CSS classes'
          : 'Props, slots and CSS classes';
  return `${parts} of the ${doc.name} ${doc.kind} of ${product}, read from ${doc.package}.`;
}

function createTab(
  pathname: string,
  references: readonly ApiReference[],
  tabs: readonly TextLink[],
): ApiPage {
  const kind = references[0]?.doc.kind ?? 'component';
  const names = references.map(({ doc }) => doc.name);
  const subject = formatSubject(pathname);
  const rows = kind === 'hook' ? 'Parameters and return values' : 'Props, slots and CSS classes';
  return {
    pathname,
    file: references[0] ? formatFile(references[0].doc) : '',
    frontMatter: createFrontMatter(
      `${subject} ${kind}s API`,
      `${rows} of ${listNames(names)}, read from ${references[0]?.doc.package}.`,
    ),
    headings: references.flatMap((reference) => listHeadings(reference, true)),
    blocks: [
      ...(tabs.length > 1 ? [{ kind: 'api', view: 'tabs', tabs } satisfies ApiBlock] : []),
      { kind: 'api', view: 'tab', references },
    ],
    anchors: references.flatMap((reference) => listAnchors(reference, true)),
  };
}

/** The page that the tabs belong to, its source file, and the tabs themselves. */
export function listTabs(
  pathname: string,
  tabPaths: { has(pathname: string): boolean },
  titleOf: (pathname: string) => string | undefined,
): TextLink[] {
  const main = pathname.replace(/(components|hooks)-api\/$/, '');
  return [
    ...(titleOf(main) === undefined ? [] : [{ text: 'Demos', href: main }]),
    ...[
      { text: 'Components API', href: `${main}components-api/` },
      { text: 'Hooks API', href: `${main}hooks-api/` },
    ].filter(({ href }) => tabPaths.has(href)),
  ];
}

function listHeadings(reference: ApiReference, isTab: boolean): Heading[] {
  const { doc } = reference;
  const sections = listApiSections(reference).map(({ id, rows }): Heading => {
    const [first] = rows;
    const prefix = first?.anchor.slice(0, -first.name.length) ?? '';
    return {
      id: formatSectionId(id, doc, isTab),
      text: API_SECTIONS[id],
      level: isTab ? 3 : 2,
      ...(first ? { rows: { prefix, names: rows.map(({ name }) => name) } } : {}),
    };
  });
  return isTab ? [{ id: doc.slug, text: doc.name, level: 2 }, ...sections] : sections;
}

function listAnchors(reference: ApiReference, isTab: boolean): string[] {
  const { doc } = reference;
  const sections = listApiSections(reference).flatMap(({ id, rows }) => [
    formatSectionId(id, doc, isTab),
    ...rows.map(({ anchor }) => anchor),
  ]);
  return isTab ? [doc.slug, ...sections] : sections;
}

function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `/base-ui/react-number-input/hooks-api/` → `Number Input`. */
function formatSubject(pathname: string): string {
  const slug = /\/react-([\w-]+)\//.exec(pathname)?.[1] ?? '';
  return slug.replace(
    /(^|-)(\w)/g,
    (_, start: string, letter: string) => `${start && ' '}${letter.toUpperCase()}`,
  );
}
