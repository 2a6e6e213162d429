import {
  formatAnchor,
  type ApiDoc,
  type ApiTable,
  type ClassDoc,
  type Deprecation,
  type RichText,
} from '../../model/apiDoc.ts';
import type { ApiEntry, ApiRow, ProseShard, SearchMark } from '../shard.ts';
import type { SearchableApi, SearchablePage } from './buildSearchIndex.ts';

/** Components and hooks with the names in their tables. */
export function listApiEntries(
  apis: readonly SearchableApi[],
  pages: readonly SearchablePage[],
): ApiEntry[] {
  const mains = new Set(pages.flatMap(listMainSubjects));
  return apis.map(({ doc, path }) => ({
    kind: doc.kind,
    name: doc.name,
    path,
    package: doc.package,
    marks: listMarks(doc),
    main: mains.has(doc.name),
    ...(doc.kind === 'component' && doc.themeKey ? { themeKey: doc.themeKey } : {}),
    tables: Object.fromEntries(
      listTables(doc)
        .filter(([, rows]) => rows.length > 0)
        .map(([table, rows]) => [table, rows.map((row) => formatRow(doc, table, row))]),
    ),
  }));
}

/** What the packages say about each component and row, a sentence each. */
export function listApiTexts(apis: readonly SearchableApi[]): ProseShard['texts'] {
  return apis.map(({ doc, path }) => {
    const hash = path.indexOf('#');
    const own = hash < 0 ? '' : path.slice(hash + 1);
    const texts = [
      [own, firstSentence(doc.description)] as const,
      ...listTables(doc).flatMap(([, rows]) =>
        rows.map(({ anchor, description }) => [anchor, firstSentence(description)] as const),
      ),
    ];
    return [hash < 0 ? path : path.slice(0, hash), texts.filter(([, text]) => text !== '')];
  });
}

/** The component a page is named after or names first. */
function listMainSubjects({ frontMatter }: SearchablePage): string[] {
  const { title, components, hooks } = frontMatter;
  const named = title.replace(/\W/g, '').toLowerCase();
  return [...components, ...hooks].filter(
    (name, index) => index === 0 || name.toLowerCase() === named,
  );
}

function listMarks({ plan, deprecation }: ApiDoc): SearchMark[] {
  return [...(plan ? [plan] : []), ...(deprecation ? (['deprecated'] as const) : [])];
}

type TableRow = Pick<ClassDoc, 'name' | 'anchor' | 'description'> & {
  readonly deprecation: Deprecation | null;
  readonly className?: string | null;
};

function listTables(doc: ApiDoc): readonly (readonly [ApiTable, readonly TableRow[]])[] {
  return doc.kind === 'component'
    ? [
        ['prop', doc.props],
        ['slots', doc.slots],
        ['classes', doc.classes],
      ]
    : [
        ['parameters', doc.parameters],
        ['return-value', doc.returnValue],
      ];
}

function formatRow(doc: ApiDoc, table: ApiTable, row: TableRow): ApiRow {
  // Browsers derive the anchor from the name, which saves a third of the bytes.
  if (row.anchor !== formatAnchor(doc.name, table, row.name)) {
    throw new Error(`The anchor "${row.anchor}" of ${doc.name} does not follow from its name.`);
  }
  const shown = table === 'classes' && row.className ? ` ${row.className}` : '';
  return `${row.deprecation ? '!' : ''}${row.name}${shown}`;
}

function firstSentence(text: RichText | null): string {
  const plain = (text?.markdown ?? '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
  const [paragraph = ''] = plain.split(/\n\s*\n/);
  return (/^.+?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph).replace(/\s+/g, ' ').trim();
}
