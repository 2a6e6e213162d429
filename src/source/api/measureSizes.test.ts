import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/apiDoc.ts';
import { measureSizes } from './measureSizes.ts';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'api-sizes-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

function component(name: string, statement: string): ComponentDoc {
  return {
    kind: 'component',
    name,
    slug: name,
    package: '@mui/material',
    productId: 'material-ui',
    plan: null,
    description: null,
    deprecation: null,
    imports: [statement],
    source: null,
    props: [],
    slots: [],
    classes: [],
    themeKey: null,
    inherits: null,
    forwardsRef: null,
    spreads: false,
    size: null,
  };
}

const components = [
  component('Button', "import Button from '@mui/material/Button';"),
  component('IconButton', "import IconButton from '@mui/material/IconButton';"),
  component('Broken', "import Broken from '@mui/material/Broken';"),
];
const options = {
  root: path.resolve('.'),
  cacheDir,
  docs: [{ components, hooks: [], reexports: [], problems: [] }],
};

describe('bundle sizes', () => {
  test(
    'count alone and beside a button, and tell what does not bundle',
    { timeout: 120_000 },
    async () => {
      const { sizes, problems } = await measureSizes(options);
      const button = sizes.get('@mui/material/Button');
      const iconButton = sizes.get('@mui/material/IconButton');
      expect(button?.alone).toBeGreaterThan(20_000);
      expect(button?.alone).toBeLessThan(60_000);
      expect(button?.added).toBeLessThan(100);
      expect(iconButton?.added).toBeGreaterThan(100);
      expect(iconButton?.added).toBeLessThan((iconButton?.alone ?? 0) / 4);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({
        file: 'src/source/api/measureSizes.ts',
        fix: "Check that this bundles: import Broken from '@mui/material/Broken';",
      });
      expect(problems[0]?.what).toMatch(
        /^The size of Broken \(@mui\/material\) cannot be measured\. /,
      );
    },
  );

  test('are measured once', async () => {
    expect(readdirSync(cacheDir)).toEqual([expect.stringMatching(/^sizes-[0-9a-f]{16}\.json$/)]);
    const again = await measureSizes(options);
    expect(again.sizes.size).toBe(2);
  });
});
