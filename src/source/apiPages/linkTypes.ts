import { listTypeNames, type ApiDoc, type PropDoc } from '../../model/apiDoc.ts';
import type { ApiEntry } from '../../model/apiPage.ts';
import { BASE_LIBRARIES, type Product } from '../../model/product.ts';

/** What type names end in, and the section of the component's page that is about it. */
const SUFFIXES = [
  { pattern: /^(\w+?)(?:Own)?Props$/, section: null },
  { pattern: /^(\w+)Classes$/, section: 'classes' },
  { pattern: /^(\w+?)(?:Slots|SlotProps|SlotsAndSlotProps)$/, section: 'slots' },
  { pattern: /^(\w+)$/, section: null },
] as const;

/** Props that take what a table of the component lists, and the table. */
const OWN_TABLES = [
  { prop: 'classes', pattern: /Classes$/, section: 'classes' },
  { prop: 'slots', pattern: /Slots(?:Component)?$/, section: 'slots' },
  { prop: 'slotProps', pattern: /SlotProps$|SlotsComponentsProps$/, section: 'slots' },
] as const;

/** Types of no component, and the pages that explain them. */
const TYPE_PAGES: ReadonlyMap<string, string> = new Map([
  ['SxProps', '/system/getting-started/the-sx-prop/'],
]);

/** Makes the function that finds addresses for the names in the types of a component or hook. */
export function createTypeLinker(
  entries: readonly ApiEntry[],
  products: readonly Product[],
  hasPage: (pathname: string) => boolean,
): (entry: ApiEntry) => Readonly<Record<string, string>> {
  const byName = new Map<string, ApiEntry[]>();
  for (const entry of entries) {
    byName.set(entry.doc.name, [...(byName.get(entry.doc.name) ?? []), entry]);
  }
  return (entry) => {
    const own = listOwnTables(entry);
    return Object.fromEntries(
      getTypeNames(entry.doc).flatMap((name) => {
        const page = TYPE_PAGES.get(name);
        const href =
          own.get(name) ??
          (page !== undefined && hasPage(page) ? page : resolveName(name, entry, byName, products));
        return href === undefined ? [] : [[name, href] as const];
      }),
    );
  };
}

/** The type of `classes` lists the component's own classes, whatever it is named after. */
function listOwnTables(entry: ApiEntry): ReadonlyMap<string, string> {
  const { doc, path } = entry;
  if (doc.kind === 'hook') return new Map();
  const found = OWN_TABLES.filter(({ section }) => hasSection(entry, section)).flatMap(
    ({ prop, pattern, section }) => {
      const type = doc.props.find(({ name }) => name === prop)?.type ?? '';
      const names = listTypeNames(type).filter((name) => pattern.test(name));
      // More than one name means parts of several things.
      return names.length === 1
        ? names.map((name) => [name, formatAddress(path, section)] as const)
        : [];
    },
  );
  return new Map(found);
}

/** What a package says does not change while content does. */
const typeNames = new WeakMap<ApiDoc, readonly string[]>();

function getTypeNames(doc: ApiDoc): readonly string[] {
  const names = typeNames.get(doc) ?? [...new Set(listTypes(doc).flatMap(listTypeNames))];
  typeNames.set(doc, names);
  return names;
}

/** Every piece of code in the tables that may name something documented. */
function listTypes(doc: ApiDoc): string[] {
  if (doc.kind === 'hook') {
    return [doc.returnType, ...[...doc.parameters, ...doc.returnValue].flatMap(listPropTypes)];
  }
  return [
    ...doc.props.flatMap(listPropTypes),
    ...doc.slots.map(({ defaultComponent }) => defaultComponent ?? ''),
  ];
}

function listPropTypes({ type, wholeType, default: value, signature }: PropDoc): string[] {
  const parameters = signature?.parameters.map((parameter) => parameter.type) ?? [];
  // A default in words names nothing.
  const named = value !== null && /^\w+$/.test(value) ? value : '';
  return [type, wholeType ?? '', named, ...parameters, signature?.returns.type ?? ''];
}

function resolveName(
  name: string,
  from: ApiEntry,
  byName: ReadonlyMap<string, readonly ApiEntry[]>,
  products: readonly Product[],
): string | undefined {
  for (const { pattern, section } of SUFFIXES) {
    const namesakes = byName.get(pattern.exec(name)?.[1] ?? '') ?? [];
    const isOwn = from.doc.ownTypes.includes(name);
    const target = chooseNamesake(namesakes, from, isOwn ? [] : products);
    if (!target || !hasSection(target, section)) continue;
    return target.doc === from.doc && section === null
      ? undefined
      : formatAddress(target.path, section);
  }
  return undefined;
}

/** Sections of tabs follow the name of their component: `…/components-api/#badge-classes`. */
function formatAddress(path: string, section: 'classes' | 'slots' | null): string {
  if (section === null) return path;
  return path.includes('#') ? `${path}-${section}` : `${path}#${section}`;
}

function hasSection({ doc }: ApiEntry, section: 'classes' | 'slots' | null): boolean {
  return section === null || (doc.kind === 'component' && doc[section].length > 0);
}

/** The component of the same package, else of the same product, else of the library below it. */
function chooseNamesake(
  namesakes: readonly ApiEntry[],
  { doc }: ApiEntry,
  products: readonly Product[],
): ApiEntry | undefined {
  const library = products.find(({ id }) => id === doc.productId)?.baseLibrary ?? null;
  return (
    namesakes.find((other) => other.doc.package === doc.package) ??
    namesakes.find((other) => other.doc.productId === doc.productId) ??
    namesakes.find((other) => library !== null && other.doc.package === BASE_LIBRARIES[library])
  );
}
