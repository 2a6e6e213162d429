import { build } from 'vite';
import { expect, test } from 'vitest';
import { createLampProject } from '../../../tests/lampSite.ts';
import { countModules } from './countModules.ts';

test('every module of a bundle is counted', async () => {
  const { root, remove } = await createLampProject({
    'entry.js': "import { lamp } from './lamp.js';\nimport 'virtual:light';\nconsole.log(lamp);\n",
    'lamp.js': 'export const lamp = 1;\n',
  });
  const counts: number[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      countModules((loaded) => counts.push(loaded)),
      {
        name: 'light',
        enforce: 'pre',
        resolveId: (id) => (id === 'virtual:light' ? id : null),
        load: (id) => (id === 'virtual:light' ? 'export {};' : null),
      },
    ],
    build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
  });
  expect(counts).toEqual([1, 2, 3]);
  await remove();
});
