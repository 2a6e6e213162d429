import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoOptionsSchema, type DemoOptions } from '../src/model/demo.ts';
import type { Block } from '../src/model/page.ts';
import { checkDemos, rememberDemos, type RunnableSite } from './checkDemos.ts';

const MODULE = 'demos/Greeting.tsx';
const GOOD = `import Box from '@mui/system/Box';

export default function Greeting() {
  return <Box sx={{ p: 1 }}>Hello</Box>;
}
`;
const THROWING = GOOD.replace(
  '  return',
  `  if (Box) throw new Error('Nobody is here');\n  return`,
);

/** A project with the code and packages of this one, and a demo of its own. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-demos-'));
  await mkdir(join(root, 'demos'));
  await mkdir(join(root, 'content/lamps'), { recursive: true });
  const content = (await readdir('content')).map((name) => `content/${name}`);
  const others = ['node_modules', 'package.json', 'package-lock.json', 'src', 'tsconfig.json'];
  for (const name of [...content, ...others]) {
    await symlink(resolve(name), join(root, name));
  }
});
afterAll(() => rm(root, { recursive: true }));

async function writeDemo(code: string, options: Partial<DemoOptions> = {}): Promise<RunnableSite> {
  await writeFile(join(root, MODULE), code);
  const source = { files: [{ name: 'Greeting.tsx', code, html: '' }] };
  const block: Block = {
    kind: 'demo',
    options: { ...demoOptionsSchema.parse({}), ...options },
    demo: {
      name: 'Greeting',
      renditions: [
        {
          styling: null,
          module: MODULE,
          sources: { TS: source, JS: source },
          dependencies: { '@mui/system': '7.0.2' },
          usedProps: {},
        },
      ],
    },
  };
  return { written: [{ blocks: [block] }], miniatures: new Map() };
}

async function checkDemo(code: string, options?: Partial<DemoOptions>) {
  return checkDemos(root, await writeDemo(code, options), () => undefined);
}

test('a demo that throws is a problem at its line, each time, until it is mended; then it is not run again', async () => {
  const problem = {
    file: MODULE,
    line: 4,
    what: 'The file cannot be run: Nobody is here.',
    fix: 'Correct the code at this line.',
  };
  expect(await checkDemo(THROWING)).toEqual({ problems: [problem], ran: 1 });
  expect(await checkDemo(THROWING)).toEqual({ problems: [problem], ran: 1 });
  expect(await checkDemo(GOOD)).toEqual({ problems: [], ran: 1 });
  expect(await checkDemo(GOOD)).toEqual({ problems: [], ran: 0 });
});

test('so is one in a frame, unless it asks for the viewport that only a frame has', async () => {
  const using = (code: string): string =>
    GOOD.replace('  return', `  if (${code}) return null;\n  return`);
  const check = (code: string) => checkDemo(using(code), { iframe: true });
  expect(await check('Nobody')).toMatchObject({ problems: [{ file: MODULE, line: 4 }] });
  expect(await check('window.innerWidth < 600')).toEqual({ problems: [], ran: 1 });
  expect(await checkDemo(using('window.innerWidth < 600'))).toMatchObject({
    problems: [{ file: MODULE, line: 4, what: expect.stringContaining('window') }],
  });
});

test('what a build has run is not run again, and demos in frames are none of it', async () => {
  const throwing = THROWING.replace('Nobody', 'No one');
  await rememberDemos(root, await writeDemo(throwing));
  expect(await checkDemo(throwing)).toEqual({ problems: [], ran: 0 });
  await rememberDemos(root, await writeDemo(throwing, { iframe: true }));
  expect(await checkDemo(throwing, { iframe: true })).toMatchObject({ problems: [{ line: 4 }] });
});

const MINIATURE = 'content/lamps/Miniature.tsx';
const PART = 'content/part.ts';

async function checkMiniature(code: string, part: string) {
  await writeFile(join(root, MINIATURE), code);
  await writeFile(join(root, PART), part);
  const miniatures = new Map([['/lamps/', [MINIATURE, PART]]]);
  return checkDemos(root, { written: [], miniatures }, () => undefined);
}

test('so is a miniature, also where a part of it has changed', async () => {
  const using = `import { name } from '../part.ts';\n\n${GOOD.replace('Hello', '{name.trim()}')}`;
  const part = "export const name: string = 'Ada';\n";
  const broken = part.replace("'Ada'", 'JSON.parse("{}")');
  expect(await checkMiniature(using, broken)).toMatchObject({
    problems: [{ file: MINIATURE, line: 6, what: expect.stringContaining('not a function') }],
  });
  expect(await checkMiniature(using, part)).toEqual({ problems: [], ran: 1 });
  expect(await checkMiniature(using, part)).toEqual({ problems: [], ran: 0 });
  expect(await checkMiniature(using, broken)).toMatchObject({ problems: [{ file: MINIATURE }] });
});
