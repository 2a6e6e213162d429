import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { LOCAL_SITE_URL, parseSiteUrl, readBuildEnv, readSettings } from './buildEnv.ts';

describe('settings of a build', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'env-'));
    await writeFile(
      join(root, '.env'),
      'SITE_URL=https://a.example\nVITE_A=1\nVITE_B=1\nSECRET=1\n',
    );
    await writeFile(join(root, '.env.local'), '# Mine\nVITE_B="two # 2"\nVITE_C=3\n');
  });
  afterAll(() => rm(root, { recursive: true }));

  it('come from files, of which later ones win', () => {
    expect(readBuildEnv(root, {})).toEqual({
      SITE_URL: 'https://a.example',
      VITE_A: '1',
      VITE_B: 'two # 2',
      VITE_C: '3',
    });
  });

  it('come from the environment before all files', () => {
    const environment = { SITE_URL: 'https://b.example/', VITE_C: '', SW_KILL: 'true', HOME: '/' };
    expect(readBuildEnv(root, environment)).toEqual({
      SITE_URL: 'https://b.example',
      VITE_A: '1',
      VITE_B: 'two # 2',
      VITE_C: '',
      SW_KILL: 'true',
    });
  });

  it('include those that change no build, where all are asked for', () => {
    expect(readSettings(root, { PORT: '80' })).toMatchObject({ PORT: '80', SECRET: '1' });
  });

  it('need not be there', () => {
    expect(readBuildEnv(join(root, 'none'), {})).toEqual({ SITE_URL: LOCAL_SITE_URL });
  });
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['https://example.com/docs-site/', 'https://example.com/docs-site'],
  ['https://example.com/a/b', 'https://example.com/a/b'],
])('takes %s for the address %s', (address, expected) => {
  expect(parseSiteUrl(address)).toBe(expected);
});

test.each([
  ['docs.example.com', 'which is no address of a site'],
  ['ftp://example.com', 'which is no address of a site'],
  ['https://example.com/?a=1', 'but an address of a site has no ? and no #'],
  ['https://example.com/docs/#top', 'but an address of a site has no ? and no #'],
  [
    'https://example.com/my docs/',
    'but its path may have letters, digits, hyphens, dots and underscores only',
  ],
  [
    'https://example.com/docs//old/',
    'but its path may have letters, digits, hyphens, dots and underscores only',
  ],
])('says what is wrong with %s', (address, what) => {
  expect(() => parseSiteUrl(address)).toThrow(
    `SITE_URL is "${address}", ${what}. Give the address that readers will use, as in SITE_URL=https://docs.example.com.`,
  );
});
