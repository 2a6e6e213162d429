import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { writeWhole } from '../../files/writeWhole.ts';
import type { ComponentDoc, ComponentSize } from '../../model/apiDoc.ts';
import type { Problem } from '../../model/problem.ts';
import { runQueue } from '../../model/runQueue.ts';
import { digest } from '../cache.ts';
import { digestFiles } from '../digestFiles.ts';
import type { PackageDocs } from './extract/extractPackage.ts';
import { findPackageLine } from './findPackageLine.ts';
import { locatePackage, readManifest } from './extract/packageManifest.ts';

export interface MeasureOptions {
  readonly root: string;
  readonly cacheDir: string;
  readonly docs: readonly PackageDocs[];
  /** Leaves out what was not measured before. */
  readonly onlyKnown?: boolean;
  /** Called with the number of packages that are done. */
  readonly onProgress?: (done: number) => void;
}

/** Sizes by `package/name`, and the components that could not be bundled. */
export interface MeasuredSizes {
  readonly sizes: ReadonlyMap<string, ComponentSize>;
  readonly problems: readonly Problem[];
}

/** The library that components without a button of their own are made for, and its button. */
const MATERIAL = '@mui/material';
const MATERIAL_BUTTON = `import Button from '${MATERIAL}/Button';`;

/** Builds in flight: the bundler is parallel itself, so two keep all cores busy. */
const MAX_BUILDS = 2;

/**
 * Bundles every component with the site's own bundler (minified, production, React and React DOM left
 * out) and counts the gzipped bytes. Each package is measured once per version.
 */
export async function measureSizes(options: MeasureOptions): Promise<MeasuredSizes> {
  const sizes = new Map<string, ComponentSize>();
  const problems: Problem[] = [];
  for (const [index, { components }] of options.docs.entries()) {
    const measured = await measurePackage(options, components);
    options.onProgress?.(index + 1);
    for (const [name, size] of Object.entries(measured.table)) sizes.set(name, size);
    problems.push(...measured.problems);
  }
  return { sizes, problems };
}

type SizeTable = Readonly<Record<string, ComponentSize>>;

async function measurePackage(
  { root, cacheDir, docs, onlyKnown = false }: MeasureOptions,
  components: readonly ComponentDoc[],
): Promise<{ table: SizeTable; problems: readonly Problem[] }> {
  const file = path.join(cacheDir, `sizes-${digest(describeMeasurement(root, components))}.json`);
  if (existsSync(file)) {
    return { table: JSON.parse(readFileSync(file, 'utf8')) as SizeTable, problems: [] };
  }
  if (onlyKnown) return { table: {}, problems: [] };
  const build = await createBuilder(root);
  const button = components[0] ? findButton(root, components[0], docs) : null;
  const base = button ? await build([button]) : null;
  const table: Record<string, ComponentSize> = {};
  const problems: Problem[] = [];
  await runQueue(components, MAX_BUILDS, async (doc) => {
    const statement = doc.imports[0] ?? '';
    try {
      const alone = await build([statement]);
      const added =
        button && base ? await measureAdded(build, { button, base, statement, alone }) : null;
      table[`${doc.package}/${doc.name}`] = { alone: alone.bytes, added };
    } catch (error) {
      if (!wantsOptionalPackage(root, doc, error)) problems.push(describeFailure(root, doc, error));
    }
  });
  // Kept only when whole, so that a failure is told again until it is mended.
  if (problems.length === 0) await writeWhole(file, JSON.stringify(table));
  return { table, problems };
}

interface Measured {
  readonly button: string;
  readonly base: Bundle;
  readonly statement: string;
  readonly alone: Bundle;
}

/** What a component adds to an application that has the button. */
async function measureAdded(build: Build, measured: Measured): Promise<number> {
  const { button, base, statement, alone } = measured;
  // A component that has the button in it is as large with one beside it.
  const hasButton = isSubset(base.parts, alone.parts);
  const both = hasButton ? alone : await build([button, statement]);
  return Math.max(0, both.bytes - base.bytes);
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((each) => all.has(each));
}

/** Components for an optional companion of their package have no size where that is not installed. */
function wantsOptionalPackage(root: string, doc: ComponentDoc, error: unknown): boolean {
  const missing = /Could not resolve '((?:@[^/']+\/)?[^/']+)/.exec(String(error))?.[1];
  const { peerDependenciesMeta } = readPeers(root, doc.package);
  return missing !== undefined && peerDependenciesMeta[missing]?.optional === true;
}

const peersSchema = z.object({
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
});

function readPeers(root: string, name: string): z.infer<typeof peersSchema> {
  const file = path.join(locatePackage(root, name), 'package.json');
  return peersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The button that an application with these components has already: its product's own, or Material UI's. */
function findButton(
  root: string,
  { package: name, productId }: ComponentDoc,
  docs: readonly PackageDocs[],
): string | null {
  const all = docs.flatMap(({ components }) => components);
  const own = all.find((doc) => doc.productId === productId && doc.name === 'Button');
  if (own) return own.imports[0] ?? null;
  return MATERIAL in readPeers(root, name).peerDependencies ? MATERIAL_BUTTON : null;
}

/** All that the sizes depend on. */
function describeMeasurement(root: string, components: readonly ComponentDoc[]): string {
  const names = ['rolldown', '@mui/material', ...new Set(components.map((doc) => doc.package))];
  const versions = names.map((name) => readManifest(locatePackage(root, name))?.version);
  const source = digestFiles(root, ['src/source/api/measureSizes.ts']);
  return JSON.stringify([versions, source, components.map((doc) => doc.imports[0])]);
}

const ENTRY_NAME = '__size__.js';
const ENTRY = new RegExp(`/${ENTRY_NAME}$`);

/** What import statements were bundled to. */
interface Bundle {
  /** The compressed size. */
  readonly bytes: number;
  /** Everything in it, as names of exports with their modules. */
  readonly parts: ReadonlySet<string>;
}

type Build = (imports: readonly string[]) => Promise<Bundle>;

async function createBuilder(root: string): Promise<Build> {
  const { rolldown } = await import('rolldown');
  const entry = path.join(root, ENTRY_NAME);
  return async (imports) => {
    const unresolved: string[] = [];
    const bundle = await rolldown({
      cwd: root,
      input: entry,
      platform: 'browser',
      external: [/^react(-dom)?($|\/)/],
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      // Large packages are one list of exports each: what is not asked for is not even read.
      experimental: { lazyBarrel: true },
      checks: { moduleLevelDirective: false },
      onLog: (_level, log) => {
        // Left to itself the bundler would take what it cannot find for a thing that is loaded elsewhere.
        if (log.code === 'UNRESOLVED_IMPORT') unresolved.push(log.message);
      },
      plugins: [
        {
          name: 'measured-entry',
          // Filters spare a call from the bundler's threads for each of some hundred modules.
          resolveId: { filter: { id: ENTRY }, handler: (id) => id },
          load: { filter: { id: ENTRY }, handler: () => formatEntry(imports) },
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    await bundle.close();
    if (unresolved[0] !== undefined) throw new Error(unresolved[0]);
    const [{ code, modules }] = output;
    const parts = Object.entries(modules)
      .filter(([id]) => id !== entry)
      .flatMap(([id, { renderedExports }]) => [
        id,
        ...renderedExports.map((name) => `${id}#${name}`),
      ]);
    return { bytes: gzipSync(code, { level: 9 }).length, parts: new Set(parts) };
  };
}

/** Exports what is imported, so that nothing is dropped as unused. */
function formatEntry(imports: readonly string[]): string {
  return imports
    .map((statement, index) => {
      const local = /^import (?:\{ (?:\w+ as )?(\w+) \}|(\w+)) from/.exec(statement);
      const name = local?.[1] ?? local?.[2] ?? '';
      const unique = `_${index}`;
      const renamed = statement
        .replace(/\{ (\w+)(?: as \w+)? \}/, `{ $1 as ${unique} }`)
        .replace(new RegExp(`^import ${name} from`), `import ${unique} from`);
      return `${renamed}\nexport { ${unique} };`;
    })
    .join('\n');
}

function describeFailure(root: string, doc: ComponentDoc, error: unknown): Problem {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return {
    ...findPackageLine(root, doc.package),
    what: `The size of ${doc.name} (${doc.package}) cannot be measured. ${reason}`,
    fix: `Check that this bundles: ${doc.imports[0] ?? ''}`,
  };
}
