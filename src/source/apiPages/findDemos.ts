import type { ApiDoc } from '../../model/apiDoc.ts';
import type { ApiEntry, TextLink, UsedProps } from '../../model/apiPage.ts';
import type { Demo } from '../../model/demo.ts';
import type { Page } from '../../model/page.ts';

/** Elsewhere a component only plays a part, so a few demos are enough. */
const MAX_FOREIGN_DEMOS = 3;

/** Demos that set a prop, by the name of the prop. */
export type DemosByProp = Readonly<Record<string, readonly TextLink[]>>;

/** A page with the components and hooks it is about. */
export interface PageSubjects {
  readonly page: Pick<Page, 'pathname' | 'blocks'>;
  readonly entries: readonly ApiEntry[];
}

/**
 * Makes the function that finds the demos that set the props of a component: those of the pages that
 * are about it, and where no such page sets a prop, some of the others.
 */
export function indexDemos(
  pages: readonly PageSubjects[],
  entries: readonly ApiEntry[],
): (doc: ApiDoc) => DemosByProp {
  const own = new Map<ApiDoc, Map<string, TextLink[]>>();
  const foreign = new Map<ApiDoc, Map<string, TextLink[]>>();
  const resolve = createNameResolver(entries);
  for (const { page, entries: subjects } of pages) {
    for (const demo of listDemos(page)) {
      const link = { text: formatDemoTitle(demo.name), href: `${page.pathname}#${demo.name}` };
      for (const { entry, props } of listUses(demo, resolve)) {
        const target = subjects.includes(entry) ? own : foreign;
        for (const prop of props) addLink(target, entry.doc, prop, link);
      }
    }
  }
  return (doc) => {
    const others = [...(foreign.get(doc) ?? [])].map(
      ([prop, links]) => [prop, links.slice(0, MAX_FOREIGN_DEMOS)] as const,
    );
    return Object.fromEntries([...others, ...(own.get(doc) ?? [])]);
  };
}

/** The props a demo sets on the components its page is about, as links to their rows. */
export function listUsedProps(demo: Demo, { entries }: PageSubjects): UsedProps[] {
  const uses = listUses(demo, createNameResolver(entries));
  return uses.flatMap(({ entry: { doc, path }, props }) => {
    if (doc.kind !== 'component') return [];
    const links = doc.props
      .filter(({ name }) => props.has(name))
      .map(({ name, anchor }) => ({ text: name, href: `${path.replace(/#.*$/, '')}#${anchor}` }));
    return links.length > 0 ? [{ component: doc.name, props: links }] : [];
  });
}

/** `LoadingButtons` → `Loading buttons`. */
export function formatDemoTitle(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').split(' ');
  const [first = '', ...others] = words;
  return [
    first,
    ...others.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase())),
  ].join(' ');
}

type ResolveName = (name: string, packages: readonly string[]) => ApiEntry | undefined;

/** A demo's imports determine which of several components of the same name it uses. */
function createNameResolver(entries: readonly ApiEntry[]): ResolveName {
  const byName = new Map<string, ApiEntry[]>();
  for (const entry of entries) {
    byName.set(entry.doc.name, [...(byName.get(entry.doc.name) ?? []), entry]);
  }
  return (name, packages) => {
    const namesakes = byName.get(name) ?? [];
    const imported = namesakes.find(({ doc }) => packages.includes(doc.package));
    // Packages hand on components of others, so the only one of its name is meant anyway.
    return imported ?? (namesakes.length === 1 ? namesakes[0] : undefined);
  };
}

function listDemos({ blocks }: Pick<Page, 'blocks'>): Demo[] {
  return blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
}

function listUses(
  { renditions }: Demo,
  resolve: ResolveName,
): { entry: ApiEntry; props: ReadonlySet<string> }[] {
  const uses = new Map<ApiEntry, Set<string>>();
  for (const { usedProps, dependencies } of renditions) {
    for (const [name, props] of Object.entries(usedProps)) {
      const entry = resolve(name, Object.keys(dependencies));
      if (entry) uses.set(entry, new Set([...(uses.get(entry) ?? []), ...props]));
    }
  }
  return [...uses].map(([entry, props]) => ({ entry, props }));
}

function addLink(
  target: Map<ApiDoc, Map<string, TextLink[]>>,
  doc: ApiDoc,
  prop: string,
  link: TextLink,
): void {
  const links = target.get(doc) ?? new Map<string, TextLink[]>();
  const known = links.get(prop);
  if (known) known.push(link);
  else links.set(prop, [link]);
  target.set(doc, links);
}
