import { expect, test } from 'vitest';
import { DEFAULT_LOOK, formatImport, formatJsx, formatSvg } from './iconCode.ts';

test('an icon is imported by its own path', () => {
  expect(formatImport('Delete', 'Filled')).toBe(
    `import DeleteIcon from '@mui/icons-material/Delete';`,
  );
  expect(formatImport('Delete', 'TwoTone')).toBe(
    `import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';`,
  );
});

test.each([
  [DEFAULT_LOOK, '<DeleteSharpIcon />'],
  [{ color: 'primary', size: 'medium' }, '<DeleteSharpIcon color="primary" />'],
  [{ color: 'error', size: 'large' }, '<DeleteSharpIcon color="error" fontSize="large" />'],
] as const)('JSX names what differs from the defaults: %j', (look, code) => {
  expect(formatJsx('Delete', 'Sharp', look)).toBe(code);
});

test('an SVG file stands by itself', () => {
  expect(formatSvg('M1 2z')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><path d="M1 2z"/></svg>',
  );
});
