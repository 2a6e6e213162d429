import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoOptionsSchema } from '../src/model/demo.ts';
import type { Block } from '../src/model/page.ts';
import { checkDemos } from './checkDemos.ts';

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
  for (const name of ['content', 'node_modules', 'package.json', 'package-lock.json', 'src']) {
    await symlink(resolve(name), join(root, name));
  }
  await mkdir(join(root, 'demos'));
});
afterAll(() => rm(root, { recursive: true }));

async function check(code: string) {
  await writeFile(join(root, MODULE), code);
  const source = { files: [{ name: 'Greeting.tsx', code, html: '' }] };
  const block: Block = {
    kind: 'demo',
    options: demoOptionsSchema.parse({}),
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
  return checkDemos(root, [{ blocks: [block] }], () => undefined);
}

test('a demo that throws is a problem at its line, each time, until it is mended; then it is not run again', async () => {
  const problem = {
    file: MODULE,
    line: 4,
    what: 'The file cannot be run: Nobody is here.',
    fix: 'Correct the code at this line.',
  };
  expect(await check(THROWING)).toEqual({ problems: [problem], ran: 1 });
  expect(await check(THROWING)).toEqual({ problems: [problem], ran: 1 });
  expect(await check(GOOD)).toEqual({ problems: [], ran: 1 });
  expect(await check(GOOD)).toEqual({ problems: [], ran: 0 });
});
