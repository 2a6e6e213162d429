import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDevOptions } from './devOptions.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-'));
  await writeFile(join(root, '.env'), 'PORT=4000\nSITE_URL=https://docs.example.com/a/\n');
  await writeFile(join(root, '.env.development'), 'PORT=4001\n');
  await writeFile(join(root, '.env.production'), 'PORT=4002\n');
});
afterAll(() => rm(root, { recursive: true }));

describe('the options of dev', () => {
  test('have defaults', () => {
    expect(readDevOptions([], join(root, 'none'), {})).toEqual({
      port: 5173,
      strictPort: false,
      host: 'localhost',
      verbose: false,
      siteUrl: 'http://localhost:3000',
    });
  });

  test('come from files of settings', () => {
    const { port, siteUrl } = readDevOptions([], root, {});
    expect({ port, siteUrl }).toEqual({ port: 4001, siteUrl: 'https://docs.example.com/a' });
  });

  test('come from the environment before files, and from the words behind it before both', () => {
    expect(readDevOptions([], root, { PORT: '5000' }).port).toBe(5000);
    expect(readDevOptions(['--port', '6000'], root, { PORT: '5000' }).port).toBe(6000);
  });

  test.each([
    [['--port', 'abc'], {}, '--port is "abc", which is no port.'],
    [[], { PORT: 'abc' }, 'PORT is "abc", which is no port.'],
    [[], { SITE_URL: 'docs.example.com' }, 'SITE_URL is "docs.example.com", which is no address'],
    [['--prot', '1'], {}, 'The options of dev are --port, --strictPort, --host, --verbose.'],
  ])('%j with %j are refused in words', (args, environment, words) => {
    expect(() => readDevOptions(args, root, environment)).toThrow(words);
  });
});
