import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** What builds a site, but for its content, and what is known from the build under test. */
const COPIED = [
  'docs',
  'public',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'content/404.md',
  'content/offline.md',
  'content/products.ts',
  'content/search.md',
  '.cache/api',
  '.cache/fonts',
  '.cache/themes',
];

const page = (title: string, body: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: A page of the small site.\n${more}---\n\n${body}\n`;

/** One that no product has. */
const ownPage = (title: string, body: string): string => page(title, body, 'navigation: false\n');

const navigation = (
  ...pathnames: string[]
): string => `import { defineNavigation } from '../../src/model/navigation.ts';
export default defineNavigation(${JSON.stringify(pathnames.map((pathname) => ({ pathname })))});
`;

const DEMO = `import * as React from 'react';
import Box from '@mui/system/Box';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return (
    <Box component="button" sx={{ p: 1 }} onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Box>
  );
}
`;

const MINIATURE = `import Box from '@mui/system/Box';

export default function Miniature() {
  return <Box sx={{ p: 1 }}>Pressed 3 times</Box>;
}
`;

const SELECTION = `
export const products = all
  .filter(({ id }) => id === 'system' || id === 'docs')
  .map((product) => 'picture' in product ? { ...product, picture: ['/system/react-counter/'] } : product);
`;

/** A site of a few pages: two products, one of them with an API, demos, and what the engine itself leads to. */
const CONTENT: Readonly<Record<string, string>> = {
  'index.md': ownPage('Start', 'Read [about counters](/system/react-counter/#press).'),
  'blog.md': ownPage('Blog', 'There are no posts.'),
  'docs.md': page('About', 'Read how to [deploy](/docs/deploy/).'),
  'docs/deploy.md': page('Deploy', '![The mark of the site](/favicon.svg)'),
  'docs/navigation.ts': navigation('/docs/', '/docs/deploy/', '/versions/'),
  'versions.md': page('Versions', '::component[VersionTable]'),
  'system/getting-started.md': page(
    'Overview',
    'Go on with the [counter](/system/react-counter/).',
  ),
  'system/react-counter.md': page(
    'Counter',
    '## Press it {#press}\n\n::demo[Counter]\n\n## In a frame {#frame}\n\n::demo[FramedCounter]{iframe height=200}\n',
  ),
  'system/react-counter/Counter.tsx': DEMO,
  'system/react-counter/Miniature.tsx': MINIATURE,
  'system/react-counter/FramedCounter.tsx': DEMO.replace('Counter', 'FramedCounter'),
  'system/navigation.ts': navigation('/system/getting-started/', '/system/react-counter/'),
  // Old addresses lead to these.
  'material-ui/getting-started/installation.md': ownPage('Installation', 'Install it.'),
  'material-ui/getting-started/usage.md': ownPage('Usage', 'Use it.'),
  'base-ui/getting-started/installation.md': ownPage('Base', 'Install that.'),
};

/** A small site that `npm start` built and serves. */
export interface SmallSite {
  /** Its address on this machine, with a slash at the end. */
  readonly address: string;
  /** What is published: the root of the host. */
  readonly clientDirectory: string;
  close(): Promise<void>;
}

/** Starts a copy of the project with a content of its own, made for an address. */
export async function startSmallSite(siteUrl: string): Promise<SmallSite> {
  const folder = resolve('.cache/small-site');
  await copyProject(folder);
  const server = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl },
  });
  const close = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  let log = '';
  for await (const chunk of server.stdout) {
    log += String(chunk);
    const address = /is at (\S+)/.exec(log)?.[1];
    if (address) return { address, clientDirectory: join(folder, 'build/client'), close };
  }
  throw new Error(`The small site could not be started:\n${log}`);
}

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of COPIED) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const products = join(folder, 'content/products.ts');
  const table = await readFile(products, 'utf8');
  await writeFile(products, table.replace('export const products =', 'const all =') + SELECTION);
  for (const [name, text] of Object.entries(CONTENT)) {
    const file = join(folder, 'content', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
