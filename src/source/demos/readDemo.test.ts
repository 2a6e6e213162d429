import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Demo } from '../../model/demo.ts';
import { formatProblems } from '../../model/problem.ts';
import { NO_CACHE, type Cache } from '../cache.ts';
import { createMemoryContext, requestDemo } from '../../../tests/fixtures/createMemoryContext.ts';
import { createDemoContext, type DemoContext } from './demoContext.ts';
import { readDemo } from './readDemo.ts';

describe('readDemo', () => {
  it('reads a file in both languages', async () => {
    const code = 'export default function A() {\n  const b: string = "c";\n  return b;\n}\n';
    const { demo, problems } = await read({ 'A.tsx': code });
    expect(problems).toEqual([]);
    expect(demo).toEqual({
      name: 'A',
      renditions: [
        {
          styling: null,
          module: 'content/react-button/A.tsx',
          sources: {
            TS: { files: [{ name: 'A.tsx', code, html: expect.stringContaining('<span') }] },
            JS: {
              files: [
                {
                  name: 'A.jsx',
                  code: "export default function A() {\n  const b = 'c';\n  return b;\n}\n",
                  html: expect.stringContaining('<span'),
                },
              ],
            },
          },
          dependencies: { react: '19.0.0', 'react-dom': '19.0.1' },
          usedProps: {},
        },
      ],
    });
  });

  it('reads a folder: the file of its name, then what that imports', async () => {
    const { demo, files, problems } = await read({
      'A/A.tsx': "import Row from './parts/Row';\nexport default () => <Row />;\n",
      'A/parts/Row.tsx': "import { rows } from '../rows';\nexport default () => rows[0];\n",
      'A/rows.ts': "export const rows: string[] = ['b'];\n",
    });
    expect(problems).toEqual([]);
    expect(files.map((file) => file.replace('content/react-button/', ''))).toEqual([
      'A/A.tsx',
      'A/parts/Row.tsx',
      'A/rows.ts',
    ]);
    const rendition = demo?.renditions[0];
    expect(rendition?.module).toBe('content/react-button/A/A.tsx');
    expect(rendition?.sources.TS.files.map(({ name }) => name)).toEqual([
      'A.tsx',
      'parts/Row.tsx',
      'rows.ts',
    ]);
    expect(rendition?.sources.JS.files.map(({ name }) => name)).toEqual([
      'A.jsx',
      'parts/Row.jsx',
      'rows.js',
    ]);
  });

  it('leaves a file without types as its author formatted it', async () => {
    const code = 'export default function A() { return "b" }\n';
    const { demo } = await read({ 'A.tsx': code });
    expect(demo?.renditions[0].sources.JS.files[0]?.code).toBe(code);
  });

  it('brings the peers of imported packages', async () => {
    const { demo } = await read({
      'A.tsx': "import Button from '@mui/material/Button';\nexport default () => <Button />;\n",
    });
    expect(demo?.renditions[0].dependencies).toEqual({
      '@emotion/react': '11.14.0',
      '@mui/material': '7.0.2',
      react: '19.0.0',
      'react-dom': '19.0.1',
    });
  });

  it('keeps the demo beside its problems, so that dev can show it', async () => {
    const { demo, problems } = await read({ 'A.tsx': 'export default () => Math.random();\n' });
    expect(demo?.name).toBe('A');
    expect(problems).toHaveLength(1);
  });

  it('gives no demo that has no JavaScript form, and reports everything else as well', async () => {
    const { demo, problems } = await read({
      'A.tsx': 'export default () => Math.random();\ntype B = string;\nenum C {}\n',
    });
    expect(demo).toBeUndefined();
    expect(problems.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('asks the cache with a key that follows files, imports and version', async () => {
    const keys: string[] = [];
    const cache: Cache = {
      getOrCreate: (key, compute) => {
        keys.push(key);
        return compute();
      },
    };
    const first = { 'A.tsx': "import './b.css';\nexport default () => null;\n", 'b.css': 'a {}' };
    const request = requestDemo('A');
    await readDemo(request, createMemoryContext(first, cache));
    await readDemo(request, createMemoryContext({ ...first, 'C.tsx': '' }, cache));
    await readDemo(request, createMemoryContext({ ...first, 'b.css': 'b {}' }, cache));
    await readDemo(request, { ...createMemoryContext(first, cache), version: '2' });
    const [a, unrelated, changed, newer] = keys;
    expect(unrelated).toBe(a);
    expect(new Set([a, changed, newer]).size).toBe(3);
  });
});

describe('demos on disk', () => {
  const root = path.join(import.meta.dirname, '../../..');
  let context: DemoContext;
  beforeAll(async () => {
    const packages = ['@mui/base', '@mui/material', '@mui/system'];
    context = { ...(await createDemoContext(root, packages)), cache: NO_CACHE };
  });

  it('shows the files a demo imports as tabs, those of types alone only in TypeScript', async () => {
    const [{ sources }] = (await readFixture('TrackList')).renditions;
    expect(sources.TS.files.map(({ name }) => name)).toEqual([
      'TrackList.tsx',
      'TrackLength.tsx',
      'trackTypes.ts',
      'tracks.ts',
      'trackList.css',
    ]);
    expect(sources.JS.files.map(({ name }) => name)).toEqual([
      'TrackList.jsx',
      'TrackLength.jsx',
      'tracks.js',
      'trackList.css',
    ]);
    expect(sources.JS.files[0]?.code).toContain("from './tracks.js'");
  });

  it('gives each styling a rendition with its own files and dependencies', async () => {
    const { renditions } = await readFixture('VolumeSlider');
    expect(
      renditions.map(({ styling, sources, dependencies }) => ({
        styling,
        files: sources.TS.files.map(({ name }) => name),
        dependencies: Object.keys(dependencies),
      })),
    ).toEqual([
      {
        styling: 'system',
        files: ['VolumeSlider.tsx'],
        dependencies: [
          '@emotion/react',
          '@emotion/styled',
          '@mui/base',
          '@mui/system',
          'react',
          'react-dom',
        ],
      },
      {
        styling: 'tailwind',
        files: ['VolumeSlider.tsx'],
        dependencies: ['@mui/base', 'react', 'react-dom'],
      },
      {
        styling: 'css',
        files: ['VolumeSlider.tsx', 'volume.css'],
        dependencies: ['@mui/base', 'react', 'react-dom'],
      },
    ]);
  });

  it('names the exact versions that are installed', async () => {
    const [{ dependencies }] = (await readFixture('SaveButtons')).renditions;
    expect(dependencies['@mui/material']).toBe('7.0.2');
    expect(Object.values(dependencies).join(' ')).toMatch(/^(\d+\.\d+\.\d+(-[\w.]+)? ?)+$/);
  });

  it('shows the same preview in both languages', async () => {
    const [{ sources }] = (await readFixture('SaveButtons')).renditions;
    expect(sources.TS.preview?.code).toBe(
      '<Button variant="contained">Save invoice</Button>\n<Button variant="outlined" disabled>\n  Send reminder\n</Button>\n<Button color="error">Delete</Button>',
    );
    expect(sources.JS.preview).toEqual(sources.TS.preview);
  });

  async function readFixture(name: string): Promise<Demo> {
    const request = { ...requestDemo(name), folder: 'tests/fixtures/demos' };
    const { demo, problems } = await readDemo(request, context);
    expect(formatProblems(problems)).toBe('');
    if (!demo) throw new Error(`The fixture ${name} was not read.`);
    return demo;
  }
});

function read(files: Record<string, string>) {
  return readDemo(requestDemo('A'), createMemoryContext(files));
}
