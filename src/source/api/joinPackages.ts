import type {
  ComponentDoc,
  ComponentSize,
  Deprecation,
  HookDoc,
  RichText,
} from '../../model/apiDoc.ts';
import type { Problem } from '../../model/problem.ts';
import type { PackageDocs } from './extract/extractPackage.ts';
import { describeComponent, describeDeprecation, describeRow } from './ownWords.ts';

/** All API documentation and what went wrong while reading it. */
export interface ApiDocs {
  readonly components: readonly ComponentDoc[];
  readonly hooks: readonly HookDoc[];
  readonly problems: readonly Problem[];
}

/** Measured sizes by `package/name`. */
export type ComponentSizes = ReadonlyMap<string, ComponentSize>;

/** Puts the packages together: what no package can tell of itself, because it needs the others. */
export function joinPackages(packages: readonly PackageDocs[], sizes: ComponentSizes): ApiDocs {
  const components = packages.flatMap((docs) => docs.components);
  const imports = gatherImports(packages);
  return {
    components: components.map((doc) => {
      const key = `${doc.package}/${doc.name}`;
      return {
        ...describeInOwnWords(compareEditions(doc, components)),
        imports: [...doc.imports, ...(imports.get(key) ?? [])],
        inherits: findInherited(doc, components),
        size: sizes.get(key) ?? null,
      };
    }),
    hooks: packages.flatMap((docs) => docs.hooks),
    problems: packages.flatMap((docs) => docs.problems),
  };
}

/** Statements of packages that offer another package's component too. */
function gatherImports(packages: readonly PackageDocs[]): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, string[]>();
  for (const { name, from, import: statement } of packages.flatMap((docs) => docs.reexports)) {
    const key = `${from}/${name}`;
    imports.set(key, [...(imports.get(key) ?? []), statement]);
  }
  return imports;
}

/** Marks what an edition adds to the ones below it, and borrows their descriptions of what it does not. */
function compareEditions(doc: ComponentDoc, components: readonly ComponentDoc[]): ComponentDoc {
  const below = listEditionsBelow(doc, components);
  if (below.length === 0) return doc;
  return {
    ...doc,
    props: doc.props.map((prop) => {
      const editions = below.map(({ plan, props }) => ({
        plan,
        row: findByName(props, prop.name),
      }));
      return { ...prop, ...compareRow(prop, doc.plan, editions) };
    }),
    slots: doc.slots.map((slot) => {
      const editions = below.map(({ plan, slots }) => ({
        plan,
        row: findByName(slots, slot.name),
      }));
      return { ...slot, ...compareRow(slot, doc.plan, editions) };
    }),
  };
}

interface Described {
  readonly description: RichText | null;
}

interface Describable extends Described {
  readonly name: string;
  readonly deprecation: Deprecation | null;
}

function compareRow(
  row: Described,
  plan: ComponentDoc['plan'],
  editions: readonly { plan: ComponentDoc['plan']; row: Described | undefined }[],
): Described & { readonly plan: ComponentDoc['plan'] } {
  const having = editions.filter((edition) => edition.row !== undefined);
  const described = having.find((edition) => edition.row?.description);
  return {
    plan: having[0] ? having[0].plan : plan,
    description: row.description ?? described?.row?.description ?? null,
  };
}

function findByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
): Row | undefined {
  return rows.find((row) => row.name === name);
}

/** `DataGridPremium` → `DataGrid`, `DataGridPro`: the lowest edition first. */
function listEditionsBelow(
  doc: ComponentDoc,
  components: readonly ComponentDoc[],
): readonly ComponentDoc[] {
  const stem = doc.name.replace(/(Pro|Premium)$/, '');
  if (doc.plan === null || stem === doc.name) return [];
  const names = doc.plan === 'premium' ? [stem, `${stem}Pro`] : [stem];
  return names.flatMap((name) =>
    components.filter((other) => other.productId === doc.productId && other.name === name),
  );
}

/** Fills gaps left where a licence forbids quoting. */
function describeInOwnWords(doc: ComponentDoc): ComponentDoc {
  if (doc.plan === null) return doc;
  const fill = <Row extends Describable>(
    table: 'props' | 'slots' | 'classes',
    rows: readonly Row[],
  ): Row[] =>
    rows.map((row) => ({
      ...row,
      description: row.description ?? describeRow(table, doc.name, row.name),
      deprecation: describeDeprecation(row.deprecation, `${doc.name}.${row.name}`, row.name),
    }));
  return {
    ...doc,
    description: doc.description ?? describeComponent(doc.name),
    deprecation: describeDeprecation(doc.deprecation, doc.name),
    props: fill('props', doc.props),
    slots: fill('slots', doc.slots),
    classes: fill('classes', doc.classes),
  };
}

function findInherited(
  doc: ComponentDoc,
  components: readonly ComponentDoc[],
): ComponentDoc['inherits'] {
  const { inherits } = doc;
  if (!inherits) return null;
  const namesakes = components.filter(({ name }) => name === inherits.name);
  const found =
    namesakes.find((other) => other.package === (inherits.package ?? doc.package)) ??
    namesakes.find((other) => other.productId === doc.productId);
  return { ...inherits, package: found?.package ?? null };
}
