import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openVerdicts, type VerdictPlaces, type Verdicts } from './verdicts.ts';

let root: string;
let places: VerdictPlaces;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verdicts-'));
  places = { client: join(root, 'client'), tests: join(root, 'tests'), cache: join(root, 'cache') };
  await build('A', 'Lamps');
  await write('tests/sweep.test.ts', 'expect(lamps)');
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

  test('is tested again when tests or excuses changed, and by another sweep', async () => {
    expect(await (await open()).find('/lamps/', [])).toBeUndefined();
    expect(await (await openVerdicts('other', places)).find('/lamps/')).toBeUndefined();
    await write('tests/sweep.test.ts', 'expect(candles)');
    expect(await (await open()).find('/lamps/', ['an excuse'])).toBeUndefined();
  });
});

function open(): Promise<Verdicts> {
  return openVerdicts('sweep', places);
}

async function build(id: string, text: string): Promise<void> {
  const policy = `<meta content="script-src 'sha256-${id}'"/>`;
  await write(
    'client/lamps/index.html',
    `${policy}<meta name="build" content="id-${id}"/>${text}<script>"id-${id}"</script>`,
  );
  await write('client/data/pages/lamps.json', JSON.stringify({ buildId: `id-${id}`, text }));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
