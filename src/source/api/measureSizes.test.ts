import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createComponent } from '../../../tests/fixtures/apiDocs.ts';
import type { ComponentDoc } from '../../model/apiDoc.ts';
import { findPackageLine } from './findPackageLine.ts';
import { measureSizes } from './measureSizes.ts';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'api-sizes-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

function component(name: string, statement: string): ComponentDoc {
  return createComponent(name, { imports: [statement] });
}

const components = [
  component('Button', "import Button from '@mui/material/Button';"),
  component('IconButton', "import IconButton from '@mui/material/IconButton';"),
  component('PigmentStack', "import PigmentStack from '@mui/material/PigmentStack';"),
];
const options = {
  root: path.resolve('.'),
  cacheDir,
  docs: [{ components, hooks: [], reexports: [], problems: [] }],
};

describe('bundle sizes', () => {
  test('tell what does not bundle every time', async () => {
    const broken = component('Broken', "import Broken from '@mui/material/Broken';");
    const docs = [{ components: [broken], hooks: [], reexports: [], problems: [] }];
    for (const time of ['first', 'second']) {
      const { problems } = await measureSizes({ ...options, docs });
      expect(problems, time).toEqual([
        {
          ...findPackageLine(options.root, '@mui/material'),
          what: expect.stringMatching(
            /^The size of Broken \(@mui\/material\) cannot be measured\. /,
          ),
          fix: "Check that this bundles: import Broken from '@mui/material/Broken';",
        },
      ]);
    }
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  test('count alone and beside a button', async () => {
    const { sizes, problems } = await measureSizes(options);
    const button = sizes.get('@mui/material/Button');
    const iconButton = sizes.get('@mui/material/IconButton');
    expect(button?.alone).toBeGreaterThan(20_000);
    expect(button?.alone).toBeLessThan(60_000);
    expect(button?.added).toBeLessThan(100);
    expect(iconButton?.added).toBeGreaterThan(100);
    expect(iconButton?.added).toBeLessThan((iconButton?.alone ?? 0) / 4);
    expect(problems).toEqual([]);
  });

  test('are missing for components of optional packages that are not installed', async () => {
    const { sizes } = await measureSizes(options);
    expect([...sizes.keys()].sort()).toEqual(['@mui/material/Button', '@mui/material/IconButton']);
  });

  test('are measured once', () => {
    expect(readdirSync(cacheDir)).toEqual([expect.stringMatching(/^sizes-[0-9a-f]{32}\.json$/)]);
  });
});
