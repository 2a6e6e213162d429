import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ComponentDoc, ComponentSize } from '../../src/model/apiDoc.ts';
import { formatBytes } from '../../src/model/formatBytes.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';

const PAGE = 'content/material-ui/guides/minimizing-bundle-size.md';

/** A row of the page's table: `| [Box](/material-ui/api/box/) | 23.0 kB | 0.3 kB |`. */
const ROW = /^\| \[(\w+)\]\(\/material-ui\/api\/[\w-]+\/\) +\| +(\S+ kB) \| +(\S+ kB) \|$/gm;

const rows = [...(await readFile(PAGE, 'utf8')).matchAll(ROW)].map(
  ([, name = '', alone, added]) => ({ name, alone, added }),
);
// Only a build for publishing measures what is not known yet: that takes minutes.
const { components } = await loadApiDocs({ root: process.cwd(), sizes: 'known' });
const sizes = new Map(components.filter(isOfMaterial).map(({ name, size }) => [name, size]));

function isOfMaterial(doc: ComponentDoc): boolean {
  return doc.package === '@mui/material';
}

function formatSizes(name: string, { alone, added }: ComponentSize): (typeof rows)[number] {
  return { name, alone: formatBytes(alone), added: formatBytes(added ?? 0) };
}

test('the guide to bundle sizes names components of Material UI', () => {
  expect(rows.map(({ name }) => name)).toContain('Button');
  expect(rows.filter(({ name }) => !sizes.has(name))).toEqual([]);
});

test.skipIf(!sizes.get('Button'))('its figures are those of the API pages', () => {
  const measured = rows.map(({ name }) => {
    const size = sizes.get(name);
    return size ? formatSizes(name, size) : { name };
  });
  expect(rows).toEqual(measured);
});
