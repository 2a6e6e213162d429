import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createComponent, createProp } from '../../tests/fixtures/apiDocs.ts';
import type { PageFigures } from './measureContent.ts';
import { findReason, findStaleReasons, readUnseenProps, type UnseenProps } from './unseenProps.ts';

const reason = 'It is there for the sake of this test.';

describe('the reason for a prop', () => {
  test.each<{ title: string; unseen: UnseenProps; found: boolean }>([
    { title: 'of this component', unseen: { components: ['Tab'], reason }, found: true },
    { title: 'of another component', unseen: { components: ['Tabs'], reason }, found: false },
    { title: 'of every component', unseen: { props: ['id'], reason }, found: true },
    { title: 'of another prop', unseen: { props: ['name'], reason }, found: false },
    { title: 'of both', unseen: { components: ['Tab'], props: ['id'], reason }, found: true },
    { title: 'of one', unseen: { components: ['Tab'], props: ['name'], reason }, found: false },
  ])('$title', ({ unseen, found }) => {
    expect(findReason([unseen], 'Tab', 'id')).toBe(found ? reason : undefined);
  });
});

describe('a reason that does not hold', () => {
  const docs = [
    createComponent('Tab', { props: ['id', 'icon'].map((name) => createProp('Tab', name)) }),
    createComponent('Link', { props: [createProp('Link', 'id')] }),
    createComponent('Box', { props: [createProp('Box', 'id')] }),
  ];
  const pages: PageFigures[] = [
    {
      pathname: '/m/tabs/',
      words: 0,
      demos: 0,
      props: [
        { component: 'Tab', covered: ['icon'], leftOut: [{ name: 'id', reason }], missing: [] },
        { component: 'Link', covered: ['id'], leftOut: [], missing: [] },
      ],
      missingSections: [],
    },
  ];

  test.each<{ unseen: Omit<UnseenProps, 'reason'>; mistakes: string[] }>([
    { unseen: { components: ['Tab'] }, mistakes: [] },
    { unseen: { components: ['Tab'], props: ['id'] }, mistakes: [] },
    { unseen: { props: ['id'] }, mistakes: [] },
    { unseen: { components: ['Tap'] }, mistakes: ['There is no component "Tap".'] },
    { unseen: { components: ['Box'] }, mistakes: ['No page is about Box.'] },
    { unseen: { components: ['Link'] }, mistakes: ['Demos set every prop of Link.'] },
    {
      unseen: { components: ['Tab'], props: ['size', 'icon'] },
      mistakes: ['Tab has no prop "size".', 'A demo sets Tab.icon.'],
    },
    {
      unseen: { props: ['icon', 'id'] },
      mistakes: ['No component has a prop "icon" that no demo sets.'],
    },
  ])('$unseen', ({ unseen, mistakes }) => {
    expect(findStaleReasons([{ ...unseen, reason }], docs, pages)).toEqual(mistakes);
  });
});

describe('reading', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'unseen-'));
    await mkdir(join(root, 'content/m'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  test('a product without reasons has none', async () => {
    expect(await readUnseenProps(root, { paths: ['/m', '/none'] })).toEqual([]);
  });

  test('the reasons stand beside the pages', async () => {
    const written = [{ components: ['Tab'], props: ['id'], reason }];
    await writeFile(join(root, 'content/m/unseenProps.json'), JSON.stringify(written));
    expect(await readUnseenProps(root, { paths: ['/m'] })).toEqual(written);
  });

  test('a reason for everything is refused', async () => {
    await writeFile(join(root, 'content/m/unseenProps.json'), JSON.stringify([{ reason }]));
    await expect(readUnseenProps(root, { paths: ['/m'] })).rejects.toThrow(
      'Name components, props or both.',
    );
  });
});
