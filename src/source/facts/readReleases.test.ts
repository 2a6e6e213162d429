import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseChangelog, readReleases, type PackageChanges } from './readReleases.ts';

describe('a changelog', () => {
  const text = `# Versions

## 2.1.0

_Apr 9, 2025_

### \`@lamps/core@2.1.0\`

- [Lamp] Fix the glow (#1) @someone
- [Lamp][Shade] Deprecate \`tint\` (#2) @someone
- [useLamp] Return a ref (#3) @someone
- [utils] Tidy up (#4) @someone
- Export a type (#5) @someone

### \`@lamps/lab@2.0.0-beta.3\`

Same changes as before.

### Docs

- [Lamp] Mend a link (#6) @someone

## 2.0.0

No date here.

## Older versions
`;

  test('gives versions and dates', () => {
    expect(parseChangelog(text).map(({ version, date }) => [version, date])).toEqual([
      ['2.1.0', '2025-04-09'],
      ['2.0.0', null],
    ]);
  });

  test('names components and hooks of each package, and counts the rest', () => {
    expect(parseChangelog(text)[0]?.packages).toEqual<PackageChanges[]>([
      {
        package: '@lamps/core',
        version: '2.1.0',
        names: ['Lamp', 'Shade', 'useLamp'],
        deprecates: ['Lamp', 'Shade'],
        others: 2,
      },
      {
        package: '@lamps/lab',
        version: '2.0.0-beta.3',
        names: [],
        deprecates: [],
        others: 0,
      },
    ]);
  });

  test.each([
    ['## v2.1.0\n\n_Released Apr 9, 2025_\n', '2025-04-09'],
    ['## 2.1.0\n\n<!-- generated comparing v2.0.0..master -->\n\n_Apr 9, 2025_\n', '2025-04-09'],
    ['## 2.1.0\n\n_soon_\n', null],
  ])('%j is of %s', (section, date) => {
    expect(parseChangelog(section)).toEqual([
      { version: '2.1.0', date, notes: null, packages: [] },
    ]);
  });
});

describe('an installed package', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  install('@lamps/core', '2.1.0', '## 2.1.0\n\n## 2.0.0\n\n## 1.9.0\n');
  install('@lamps/quiet', '1.0.0', null);

  test('has the releases of its major version, with where their notes are', () => {
    const { version, releases } = readReleases(root, '@lamps/core') ?? { releases: [] };
    expect(version).toBe('2.1.0');
    expect(releases.map(({ notes }) => notes)).toEqual([
      'https://example.com/lamps/releases/tag/v2.1.0',
      'https://example.com/lamps/releases/tag/v2.0.0',
    ]);
  });

  test('may carry no changelog', () => {
    expect(readReleases(root, '@lamps/quiet')).toEqual({ version: '1.0.0', releases: [] });
  });

  test('may be missing', () => {
    expect(readReleases(root, '@lamps/none')).toBeNull();
  });

  function install(name: string, version: string, changelog: string | null): void {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    const repository = { url: 'git+https://example.com/lamps.git' };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version, repository }));
    if (changelog !== null) writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
  }
});
