import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDemoModules } from './demoChunks.ts';

const FILES = {
  'material-ui/react-button.md': '# Button\n\n::demo[Basic]\n\n::demo[Sizes]{bg=plain}\n',
  'material-ui/react-button/Basic.tsx': '',
  'material-ui/react-button/Sizes.tsx': '',
  'material-ui/react-button/SizeLabel.tsx': '',
  'material-ui/react-button/sizes.ts': '',
  'base-ui/react-slider.md': '::demo[Volume]\n\nWrite `::demo[Loud]` for more.\n',
  'base-ui/react-slider/Volume/css.tsx': '',
  'base-ui/react-slider/Volume/system.tsx': '',
  'base-ui/react-slider/Volume/volume.css': '',
  'base-ui/react-slider/Loud.tsx': '',
};

let content: string;
beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'swatchbook-demos-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(content, name)), { recursive: true });
    await writeFile(join(content, name), text);
  }
});
afterAll(() => rm(content, { recursive: true }));

test('demos that pages show get a chunk, what they import does not', async () => {
  expect(await findDemoModules(content)).toEqual([
    'base-ui/react-slider/Volume/css.tsx',
    'base-ui/react-slider/Volume/system.tsx',
    'material-ui/react-button/Basic.tsx',
    'material-ui/react-button/Sizes.tsx',
  ]);
});
