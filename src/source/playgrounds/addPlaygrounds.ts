import type { ComponentDoc } from '../../model/apiDoc.ts';
import type { ApiEntry } from '../../model/apiPage.ts';
import type { Block } from '../../model/page.ts';
import type { Control, Playground, PlaygroundTuning } from '../../model/playground.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { Product } from '../../model/product.ts';
import { createKeeper } from '../createKeeper.ts';
import type { SitePage } from '../site.ts';
import { createThemePlayground } from './createThemePlayground.ts';
import { deriveCode, ELEMENT } from './deriveCode.ts';
import { deriveControls } from './deriveControls.ts';
import { resolveImports } from './resolveImports.ts';
import { describeMissing, describeUndocumented, locate, type TuningFile } from './tuningFile.ts';

/** Files that tune playgrounds, by their paths from the root. */
export type Tunings = ReadonlyMap<string, TuningFile>;

interface Added {
  readonly pages: readonly SitePage[];
  readonly problems: readonly Problem[];
}

const keepCreated = createKeeper();

/** Puts a playground at the head of each page that is about a component of a library with themes, or says more of one. */
export function addPlaygrounds(
  pages: readonly SitePage[],
  entries: readonly ApiEntry[],
  products: readonly Product[],
  tunings: Tunings,
): Added {
  const used = new Set<string>();
  const components = new Map(
    products.filter(hasPlaygrounds).map(({ id }) => [id, listComponents(entries, id)]),
  );
  const added = pages.map((page) => {
    const file = `content${page.canonical}playground.ts`;
    const known = components.get(page.productId ?? '') ?? [];
    const tuning = tunings.get(file);
    const created = keepCreated(page, [entries, tuning], () =>
      addPlayground(page, tuning ?? { file, text: '', tuning: {} }, known),
    );
    if (created) used.add(file);
    return created ?? { page, problems: [] };
  });
  const lost = [...tunings.keys()].filter((file) => entries.length > 0 && !used.has(file));
  return {
    pages: added.map(({ page }) => page),
    problems: [...added.flatMap(({ problems }) => problems), ...lost.map(describeLost)],
  };
}

type ComponentEntry = ApiEntry & { readonly doc: ComponentDoc };

function listComponents(entries: readonly ApiEntry[], productId: string): ComponentEntry[] {
  return entries.flatMap(({ doc, path }) =>
    doc.kind === 'component' && doc.productId === productId ? [{ doc, path }] : [],
  );
}

function hasPlaygrounds({ category, baseLibrary }: Product): boolean {
  return category === 'core' && ['material', 'joy'].includes(baseLibrary ?? '');
}

function addPlayground(
  page: SitePage,
  tuned: TuningFile,
  known: readonly ComponentEntry[],
): { readonly page: SitePage; readonly problems: readonly Problem[] } | null {
  const name = tuned.tuning.component ?? page.frontMatter.components[0];
  const entry = known.find(({ doc }) => doc.name === name);
  const created = createFrom(page, entry, tuned, known);
  if (!created) return null;
  const block: Block = { kind: 'playground', playground: created.playground };
  return {
    page: { ...page, blocks: [block, ...page.blocks] },
    // A translation shows the same playground; what is wrong with it is reported once.
    problems: page.pathname === page.canonical ? created.problems : [],
  };
}

interface Created {
  readonly playground: Playground;
  readonly problems: readonly Problem[];
}

function createFrom(
  page: SitePage,
  entry: ComponentEntry | undefined,
  tuned: TuningFile,
  known: readonly ComponentEntry[],
): Created | null {
  const { theme } = tuned.tuning;
  // Joy's themes are variables of the whole document.
  if (theme && page.productId === 'material-ui' && known.length > 0) {
    const docs = known.map(({ doc }) => doc);
    return createThemePlayground(page, theme, tuned, docs);
  }
  return entry ? createPlayground(page, entry, tuned, known) : null;
}

function createPlayground(
  page: SitePage,
  { doc, path }: ComponentEntry,
  tuned: TuningFile,
  known: readonly ComponentEntry[],
): Created {
  const { tuning } = tuned;
  const code = deriveCode(doc, tuning);
  const { imports, unknown } = resolveImports(
    code,
    known.map((entry) => entry.doc),
  );
  const all = listControls(doc, tuning, code.attributes);
  const wanted = tuning.props ?? all.map(({ name }) => name);
  const preset = {
    ...(all.some(({ name }) => name === 'children') ? { children: doc.name } : {}),
    ...tuning.preset,
  };
  const names = all.map(({ name }) => name);
  return {
    playground: {
      component: doc.name,
      package: doc.package,
      module: `playgrounds${page.canonical.replace(/\/$/, '')}.tsx`,
      api: path,
      controls: wanted.flatMap((name) => all.find((control) => control.name === name) ?? []),
      preset,
      code: { ...code, imports },
    },
    problems: [
      ...describeMissing(tuned, names, (name) => ({
        what: `The playground names "${name}", which no control can set on ${doc.name}.`,
        fix: suggestName(name, names, 'There are controls for'),
      })),
      ...describeUndocumented(tuned, unknown),
      ...(tuning.around !== undefined && !tuning.around.includes(ELEMENT)
        ? [
            {
              ...locate(tuned, 'around'),
              what: `The JSX around ${doc.name} has no place for it.`,
              fix: `Write ${ELEMENT} where it stands.`,
            },
          ]
        : []),
    ],
  };
}

/** The controls of a component, without those for what the code sets; text inside it counts as a prop. */
function listControls(
  doc: ComponentDoc,
  { children, preset }: PlaygroundTuning,
  attributes: readonly string[],
): Control[] {
  const set = new Set(attributes.map((attribute) => attribute.replace(/=[\s\S]*$/, '')));
  const derived = deriveControls(doc).filter(
    ({ name }) => !set.has(name) && (name !== 'children' || children === undefined),
  );
  const isNamed = derived.some(({ name }) => name === 'children');
  // Some libraries leave what every component takes out of their types.
  return typeof preset?.['children'] === 'string' && !isNamed && children === undefined
    ? [{ kind: 'text', name: 'children', fallback: null }, ...derived]
    : derived;
}

function describeLost(file: string): Problem {
  return {
    file,
    line: 1,
    what: 'The file tunes the playground of a page that has none.',
    fix: 'Name a component in the front matter of the page beside it, or delete the file.',
  };
}
