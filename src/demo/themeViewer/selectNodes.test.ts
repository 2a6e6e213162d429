import { describe, expect, test } from 'vitest';
import { describeTheme } from './describeTheme.ts';
import { searchFor, selectNodes } from './selectNodes.ts';

const tree = describeTheme({
  palette: { primary: { main: '#1976d2', dark: '#1565c0' }, error: { main: '#d32f2f' } },
  spacing: (...steps: number[]) => `${(steps[0] ?? 1) * 8}px`,
  zIndex: { appBar: 1100, drawer: 1200 },
});

describe('searching a theme', () => {
  test.each([
    ['palette', ['$.palette']],
    ['main', ['$.palette.primary.main', '$.palette.error.main']],
    ['primary main', ['$.palette.primary.main']],
    ['palette.primary', ['$.palette.primary']],
    ['theme.palette.primary', ['$.palette.primary']],
    ['#1976D2', ['$.palette.primary.main']],
    ['1100', ['$.zIndex.appBar']],
    ['APPBAR', ['$.zIndex.appBar']],
    ['16px', ['$.spacing']],
    ['nothing of the kind', []],
    ['<script>', []],
    ['(', ['$.spacing']],
  ])('"%s" finds %j', (query, paths) => {
    expect([...selectNodes(tree, searchFor(query)).chosen]).toEqual(paths);
  });

  test('knows what contains the answers', () => {
    const { above } = selectNodes(tree, searchFor('dark'));
    expect([...above]).toEqual(['$.palette.primary', '$.palette']);
  });
});
