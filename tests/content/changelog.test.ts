import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = 'content/material-ui/discover-more/changelog.md';
const NOTES = 'node_modules/@mui/material/CHANGELOG.md';
const LONG_DATE = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Version and date of each release, as the package's own changelog has them. */
function listReleases(): { version: string; date: string }[] {
  const sections = readFileSync(NOTES, 'utf8')
    .split(/^## (?=\d)/m)
    .slice(1);
  return sections.map((section) => {
    const [version = ''] = section.split('\n');
    const date = new Date(`${/^_(.+)_$/m.exec(section)?.[1]} UTC`);
    return { version, date: date.toLocaleDateString('en-US', LONG_DATE) };
  });
}

test('the changelog of Material UI has the releases of the installed package, newest first', () => {
  const rows = readFileSync(PAGE, 'utf8').matchAll(
    /^\| \[(\S+)\]\([^)]*\/v(\S+)\)\s*\| ([^|]+?) *\|/gm,
  );
  const written = [...rows].map(([, version, tag, date]) => ({ version, tag, date }));
  expect(listReleases().length).toBeGreaterThan(0);
  expect(written).toEqual(listReleases().map((release) => ({ ...release, tag: release.version })));
});
