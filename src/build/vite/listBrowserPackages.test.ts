import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLampProject, type LampProject } from '../../../tests/lampSite.ts';
import { listBrowserPackages } from './listBrowserPackages.ts';

let project: LampProject;
beforeEach(async () => {
  project = await createLampProject({
    'src/app/entry.client.tsx': "import { hydrateRoot } from 'react-dom/client';\nhydrateRoot();",
    'src/app/root.tsx': "import font from '@fonts/inter.woff2?url';\nimport './root.css';\nfont;",
    'src/app/routes/page.tsx': [
      "import { prerenderPage } from '../../build/page/prerenderPage.tsx';",
      "import type { Page } from 'types-only';",
      "export const load = () => import('../late.lazy.ts');",
      'prerenderPage();',
    ].join('\n'),
    'src/app/late.lazy.ts': "export { late } from 'comes-late';",
    'src/build/page/prerenderPage.tsx': "import 'for-the-server';",
    'src/demo/frame/frameEntry.tsx': '',
    'src/search/worker/searchWorker.ts': "import 'minisearch/SearchableMap';",
    'content/lamps/desk/DeskLamp.tsx': "import Lamp from '@lamps/desk/Lamp';\nexport default Lamp;",
  });
});
afterEach(() => project.remove());

test('finds what the app, its worker and the demos import, and nothing of the server', async () => {
  expect(await listBrowserPackages(project.root)).toEqual([
    '@lamps/desk/Lamp',
    'comes-late',
    'minisearch/SearchableMap',
    'react-dom/client',
  ]);
});

test('finds the packages of all other demos where one cannot be parsed', async () => {
  await project.write('content/lamps/desk/BrokenLamp.tsx', 'export default function (');
  expect(await listBrowserPackages(project.root)).toContain('@lamps/desk/Lamp');
});
