import {
  formatAnchor,
  type ClassDoc,
  type ComponentDoc,
  type HookDoc,
} from '../../model/apiDoc.ts';
import type { Problem } from '../../model/problem.ts';
import type { ApiCorrections, ClassCorrection } from './apiCorrections.ts';
import { createRichText } from './extract/renderDescription.ts';

interface Docs {
  readonly components: readonly ComponentDoc[];
  readonly hooks: readonly HookDoc[];
}

/** The file that the tables are put together in. */
const FILE = 'src/source/api/apiCorrections.ts';

/**
 * Puts right what the packages say wrongly of themselves, and describes what they leave without a word.
 * A row that changes nothing any more is a problem: the package has caught up.
 */
export function correctApi(
  { components, hooks }: Docs,
  corrections: ApiCorrections,
): Docs & { readonly problems: readonly Problem[] } {
  const used = new Set<string>();
  const corrected = {
    components: components.map((doc) => correctComponent(doc, corrections, used)),
    hooks: hooks.map((doc) => describeHook(doc, corrections, used)),
  };
  const packages = new Set([...components, ...hooks].map((doc) => doc.package));
  const needless = listKeys(corrections).filter(
    (key) => packages.has(getPackage(key)) && !used.has(key),
  );
  return { ...corrected, problems: needless.map(describeNeedless) };
}

function correctComponent(
  doc: ComponentDoc,
  corrections: ApiCorrections,
  used: Set<string>,
): ComponentDoc {
  const key = `${doc.package}/${doc.name}`;
  const target = corrections.refs[key];
  const isTargetNew = target && JSON.stringify(target) !== JSON.stringify(doc.forwardsRef);
  if (isTargetNew) used.add(key);
  const classes = [
    ...correctClasses(doc, corrections.classes, used),
    ...addClasses(doc, corrections.classes, used),
  ];
  return {
    ...doc,
    ...(isTargetNew ? { forwardsRef: target } : {}),
    classes: classes.map((row) => describe(`${key}.${row.name}`, row, corrections, used)),
  };
}

function describeHook(doc: HookDoc, corrections: ApiCorrections, used: Set<string>): HookDoc {
  const key = `${doc.package}/${doc.name}`;
  return {
    ...doc,
    parameters: doc.parameters.map((row) =>
      describe(`${key}(${row.name})`, row, corrections, used),
    ),
    returnValue: doc.returnValue.map((row) =>
      describe(`${key}.${row.name}`, row, corrections, used),
    ),
  };
}

function describe<Row extends Pick<ClassDoc, 'description'>>(
  key: string,
  row: Row,
  { descriptions }: ApiCorrections,
  used: Set<string>,
): Row {
  const text = descriptions[key];
  if (row.description || text === undefined) return row;
  used.add(key);
  return { ...row, description: createRichText(text) };
}

/** Leaves out classes that are never applied; those that still name a style override say so, others when they are applied. */
function correctClasses(
  doc: ComponentDoc,
  rows: ApiCorrections['classes'],
  used: Set<string>,
): ClassDoc[] {
  return doc.classes.flatMap((row) => {
    const correction = rows.find(
      (each) => each.kind !== 'added' && isAbout(each, doc) && each.names.includes(row.name),
    );
    if (!correction || correction.kind === 'added') return [row];
    if (correction.text !== row.description?.markdown) {
      used.add(formatClassKey(correction, doc.name, row.name));
    }
    if (correction.kind === 'unapplied') return [];
    return [{ ...row, description: createRichText(correction.text) }];
  });
}

function addClasses(
  doc: ComponentDoc,
  rows: ApiCorrections['classes'],
  used: Set<string>,
): ClassDoc[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'added' || !isAbout(row, doc)) return [];
    const { name, className, isState, text } = row;
    if (doc.classes.some((known) => known.name === name)) return [];
    used.add(formatClassKey(row, doc.name, name));
    return {
      name,
      anchor: formatAnchor(doc.name, 'classes', name),
      className,
      isState,
      description: createRichText(text),
      deprecation: null,
    };
  });
}

function isAbout(row: ClassCorrection, doc: ComponentDoc): boolean {
  return row.package === doc.package && row.components.includes(doc.name);
}

function formatClassKey(row: ClassCorrection, component: string, name: string): string {
  return `${row.package}/${component}.${name}: ${row.kind}`;
}

function listKeys({ refs, classes, descriptions }: ApiCorrections): string[] {
  const classKeys = classes.flatMap((row) =>
    row.components.flatMap((component) => {
      const names = row.kind === 'added' ? [row.name] : row.names;
      return names.map((name) => formatClassKey(row, component, name));
    }),
  );
  return [...Object.keys(refs), ...classKeys, ...Object.keys(descriptions)];
}

/** `@mui/joy/Slider.active` → `@mui/joy`. */
function getPackage(key: string): string {
  return key.split('/', 2).join('/');
}

function describeNeedless(key: string): Problem {
  return {
    file: FILE,
    line: 1,
    what: `The correction of "${key}" changes nothing: the package says so itself, or no longer has it.`,
    fix: 'Remove the row from the table that holds it.',
  };
}
