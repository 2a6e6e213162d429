import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describePackage } from './apiPackages.ts';
import { loadApiDocs } from './loadApiDocs.ts';

const root = path.resolve('.');
const cacheDir = mkdtempSync(path.join(tmpdir(), 'api-cache-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

const system = describePackage('@mui/system', 'system');

describe('loading API documentation', () => {
  test('reads a package once and then from the cache', async () => {
    const first = await loadApiDocs({ root, cacheDir, packages: [system] });
    const [file, ...others] = readdirSync(cacheDir);
    expect(file).toMatch(/^mui-system@7\.0\.2-[0-9a-f]{32}\.json$/);
    expect(others).toEqual([]);
    const written = statSync(path.join(cacheDir, file ?? '')).mtimeMs;
    const second = await loadApiDocs({ root, cacheDir, packages: [system] });
    expect(second).toEqual(first);
    expect(statSync(path.join(cacheDir, file ?? '')).mtimeMs).toBe(written);
    expect(first.components.find(({ name }) => name === 'Stack')?.source?.url).toBe(
      'https://github.com/mui/material-ui/blob/v7.0.2/packages/mui-system/src/Stack/Stack.tsx',
    );
  });

  test('leads links where the site wants them', async () => {
    const docs = await loadApiDocs({
      root,
      cacheDir,
      packages: [system],
      resolveLink: (url) => url.replace('https://mui.com/', '/'),
    });
    const html = docs.components.flatMap((doc) => doc.props.map((each) => each.description?.html));
    expect(html.join('')).toContain('<a href="/joy-ui/react-stack/#limitations">');
    expect(html.join('')).not.toContain('https://mui.com/');
  });

  test('names the nearest package where one is not installed, and reads the rest', async () => {
    const unknown = describePackage('@mui/sytem', 'system');
    const docs = await loadApiDocs({ root, cacheDir, packages: [unknown] });
    expect(docs).toMatchObject({ components: [], hooks: [] });
    expect(docs.problems).toMatchObject([
      {
        file: 'src/source/api/apiPackages.ts',
        line: 1,
        what: 'The package "@mui/sytem" is not installed.',
      },
    ]);
    expect(docs.problems[0]?.fix).toMatch(
      /^Did you mean "@mui\/system"\? The project depends on: @mui\/base, /,
    );
  });

  test('tells which package could not be read', async () => {
    // A project whose extractor is missing: every process that should run it fails.
    const bare = mkdtempSync(path.join(cacheDir, 'project-'));
    mkdirSync(path.join(bare, 'src'));
    symlinkSync(path.join(root, 'src/model'), path.join(bare, 'src/model'));
    symlinkSync(path.join(root, 'node_modules'), path.join(bare, 'node_modules'));
    const docs = await loadApiDocs({ root: bare, packages: [system] });
    expect(docs).toMatchObject({ components: [], hooks: [] });
    expect(docs.problems).toEqual([
      {
        file: 'src/source/api/apiPackages.ts',
        line: 1,
        what: expect.stringMatching(
          /^The API of @mui\/system cannot be read\. .*Cannot find module/,
        ),
        fix: 'Install a version of the package that this site was tested with.',
      },
    ]);
  });
});
