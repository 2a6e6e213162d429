import { toAddress } from '../../model/address.ts';
import type { ComponentAnatomy } from '../../model/anatomy.ts';
import type { ComponentDoc } from '../../model/apiDoc.ts';
import type { ApiEntry } from '../../model/apiPage.ts';
import type { BaseLibrary } from '../../model/product.ts';
import { listThemeSlots } from '../../source/facts/listThemeSlots.ts';
import type { Site } from '../../source/site.ts';

/** What elements a library's components have, and those of the products that build on it. */
export function describeAnatomy(
  { apis, products }: Pick<Site, 'apis' | 'products'>,
  library: BaseLibrary,
): ComponentAnatomy[] {
  // What builds on none, as MUI System does, is shown in the theme of the first.
  const ids = products
    .filter(({ baseLibrary }) => (baseLibrary ?? 'material') === library)
    .map(({ id }) => id);
  const entries = apis.filter(({ doc }) => ids.includes(doc.productId));
  const themeSlots = joinThemeSlots([...new Set(entries.map(({ doc }) => doc.package))]);
  const components = entries.flatMap(({ doc }) => (doc.kind === 'component' ? [doc] : []));
  return entries.flatMap(({ doc, path }: ApiEntry) =>
    doc.kind === 'component'
      ? [
          {
            name: doc.name,
            package: doc.package,
            importStatement: doc.imports[0] ?? `import { ${doc.name} } from '${doc.package}';`,
            api: toAddress(path.replace(/#.*/, '')),
            themeKey: doc.themeKey,
            themeSlots: (doc.themeKey && themeSlots.get(doc.themeKey)) || [],
            takesSx: takesSx(doc, components),
            inherits: findBase(doc, components)?.name ?? null,
            classes: Object.fromEntries(
              doc.classes.map(({ className, name, description }) => [
                className,
                { key: name, about: description?.markdown ?? null },
              ]),
            ),
          },
        ]
      : [],
  );
}

/** Editions of a component share their key in the theme, and each package has some of the slots. */
function joinThemeSlots(packages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>();
  for (const [key, slots] of packages.flatMap((name) => [...listThemeSlots(process.cwd(), name)])) {
    joined.set(key, [...new Set([...(joined.get(key) ?? []), ...slots])]);
  }
  return joined;
}

/** Whether the `sx` prop is taken, by the component or by the one that it passes its props to. */
function takesSx(doc: ComponentDoc, components: readonly ComponentDoc[]): boolean {
  if (doc.takesSystemProps || doc.props.some(({ name }) => name === 'sx')) return true;
  const base = findBase(doc, components);
  return base !== undefined && takesSx(base, components);
}

/** The component that another one passes its props to. */
function findBase(
  doc: ComponentDoc,
  components: readonly ComponentDoc[],
): ComponentDoc | undefined {
  const { inherits } = doc;
  return components.find(
    (candidate) =>
      candidate !== doc &&
      candidate.name === inherits?.name &&
      candidate.package === inherits.package,
  );
}
