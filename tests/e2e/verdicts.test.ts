import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openVerdicts, type VerdictPlaces, type Verdicts } from './verdicts.ts';

let root: string;
let places: VerdictPlaces;

/** A test, what it imports, and what that imports in turn. */
const TESTS: Readonly<Record<string, string>> = {
  'sweep.test.ts': "import { look } from './look.ts';",
  'look.ts': "export { look } from './light.ts';",
  'light.ts': 'export const look = 1;',
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verdicts-'));
  places = { client: join(root, 'client'), tests: join(root, 'tests'), cache: join(root, 'cache') };
  await build('A', 'Lamps');
  for (const [file, code] of Object.entries(TESTS)) await write(`tests/${file}`, code);
  await (await open()).keep('/lamps/', ['an excuse'], ['a note']);
});
afterEach(() => rm(root, { recursive: true }));

describe('a page that passed', () => {
  test('is not tested again as long as nothing changed', async () => {
    expect(await (await open()).find('/lamps/', ['an excuse'])).toEqual(['a note']);
  });

  test('is not tested again in a build that left it alone', async () => {
    await build('B', 'Lamps');
    expect(await (await open()).find('/lamps/', ['an excuse'])).toEqual(['a note']);
  });

  test('is tested again when it changed', async () => {
    await build('A', 'Lamps and candles');
    expect(await (await open()).find('/lamps/', ['an excuse'])).toBeUndefined();
  });

  test('is not tested again when only the navigation around it or an unrelated test changed', async () => {
    await build('A', 'Lamps', '<aside id="_side-navigation"><a href="/new/">New</a></aside>');
    await write('tests/other.test.ts', 'expect(candles)');
    expect(await (await open()).find('/lamps/', ['an excuse'])).toEqual(['a note']);
  });

  test.each(['sweep.test.ts', 'look.ts', 'light.ts'])(
    'is tested again when %s changed',
    async (file) => {
      await write(`tests/${file}`, `${TESTS[file]} // brighter`);
      expect(await (await open()).find('/lamps/', ['an excuse'])).toBeUndefined();
    },
  );

  test('is tested again when excuses changed, and by another test', async () => {
    expect(await (await open()).find('/lamps/', [])).toBeUndefined();
    await write('tests/other.test.ts', TESTS['sweep.test.ts'] ?? '');
    const other = await openVerdicts('other.test.ts', places);
    expect(await other.find('/lamps/', ['an excuse'])).toBeUndefined();
  });
});

function open(): Promise<Verdicts> {
  return openVerdicts('sweep.test.ts', places);
}

async function build(id: string, text: string, navigation = ''): Promise<void> {
  const policy = `<meta content="script-src 'sha256-${id}'"/>`;
  await write(
    'client/lamps/index.html',
    `${policy}<meta name="build" content="id-${id}"/>${navigation}${text}<script>"id-${id}"</script>`,
  );
  await write('client/data/pages/lamps.json', JSON.stringify({ buildId: `id-${id}`, text }));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
