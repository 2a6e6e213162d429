import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/apiDoc.ts';
import { CLASS_CORRECTIONS } from './classCorrections.ts';
import { loadApiDocs } from './loadApiDocs.ts';

/** What was read without running anything, held against the packages as they run. */
const PACKAGES: readonly (readonly [name: string, leastProps: number, leastClasses: number])[] = [
  ['@mui/material', 1430, 1050],
  ['@mui/lab', 40, 30],
  ['@mui/joy', 880, 900],
  ['@mui/base', 220, 100],
  ['@mui/system', 20, 10],
  ['@mui/x-date-pickers', 1000, 70],
  ['@mui/x-charts', 500, 60],
  ['@mui/x-tree-view', 60, 30],
];

/** Their own objects are deprecated, or the package exports another one under the name. */
const RENAMED = ['BarElement', 'BarLabel', 'ChartsAxis', 'MarkElement', 'PieArc'];

/** Made in a loop (`spacing-xs-1`), so not worth a row each; only some are written out. */
const GENERATED = /^(spacing|direction|wrap|grid)-xs-|^grid-(sm|md|lg|xl)-/;

let components: readonly ComponentDoc[];
beforeAll(async () => {
  ({ components } = await loadApiDocs({ root: path.resolve('.') }));
});

describe.each(PACKAGES)('%s', (name, leastProps, leastClasses) => {
  let running: Record<string, unknown>;
  let documented: readonly ComponentDoc[];
  beforeAll(async () => {
    running = await import(/* @vite-ignore */ name);
    documented = components.filter((doc) => doc.package === name);
  });

  test('checks every documented prop when it runs', () => {
    const checked = documented.flatMap((doc) => {
      const propTypes = findPropTypes(running[doc.name]);
      return propTypes ? doc.props.map((prop) => ({ doc, prop, propTypes })) : [];
    });
    expect(checked.length).toBeGreaterThanOrEqual(leastProps);
    const unknown = checked.filter(({ prop, propTypes }) => !Object.hasOwn(propTypes, prop.name));
    expect(unknown.map(({ doc, prop }) => `${doc.name}.${prop.name}`)).toEqual([]);
  });

  test('has the documented classes, and no others', () => {
    const styled = documented.flatMap((doc) => {
      const object = running[`${doc.name[0]?.toLowerCase()}${doc.name.slice(1)}Classes`];
      return isObject(object) && !RENAMED.includes(doc.name) ? [{ doc, object }] : [];
    });
    const listed = styled.map(({ doc }) => [
      doc.name,
      leaveOutGenerated(doc.classes.map(({ name: key, className }) => [key, className])),
    ]);
    const actual = styled.map(({ doc, object }) => [
      doc.name,
      leaveOutGenerated(correctClasses(doc, Object.entries(object))),
    ]);
    const count = styled.reduce((total, { doc }) => total + doc.classes.length, 0);
    expect(count).toBeGreaterThanOrEqual(leastClasses);
    expect(listed).toEqual(actual);
  });
});

/** Without what is never applied, and with what is applied though the object lacks it. */
function correctClasses(
  doc: ComponentDoc,
  classes: readonly [string, unknown][],
): [string, unknown][] {
  const rows = CLASS_CORRECTIONS.filter(
    (row) => row.package === doc.package && row.components.includes(doc.name),
  );
  const unapplied = rows.flatMap((row) => (row.kind === 'unapplied' ? row.names : []));
  return [
    ...classes.filter(([key]) => !unapplied.includes(key)),
    ...rows.flatMap((row): [string, unknown][] =>
      row.kind === 'added' ? [[row.name, row.className]] : [],
    ),
  ];
}

function leaveOutGenerated(classes: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(classes.filter(([key]) => !GENERATED.test(key)));
}

/** The `propTypes` of a component, or of what it wraps. */
function findPropTypes(component: unknown): object | null {
  if (!isObject(component)) return null;
  if ('propTypes' in component && isObject(component.propTypes)) return component.propTypes;
  return 'type' in component ? findPropTypes(component.type) : null;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
