import { expect, test } from 'vitest';
import { formatNotices, formatSbom } from './formatLicenses.ts';

const PACKAGES = [
  { name: '@mui/material', version: '7.0.2', license: 'MIT', licenseText: 'The MIT License' },
  { name: 'a', version: '1.0.0', license: '(MIT OR Apache-2.0)', licenseText: null },
  { name: 'b', version: '2.0.0', license: 'SEE LICENSE IN LICENSE', licenseText: 'Ask us.' },
];

test('the bill of materials names each package with its address and licence', () => {
  const { bomFormat, components } = JSON.parse(formatSbom(PACKAGES));
  expect(bomFormat).toBe('CycloneDX');
  expect(components).toEqual([
    expect.objectContaining({
      name: '@mui/material',
      version: '7.0.2',
      purl: 'pkg:npm/%40mui/material@7.0.2',
      licenses: [{ license: { id: 'MIT' } }],
    }),
    expect.objectContaining({ name: 'a', licenses: [{ expression: '(MIT OR Apache-2.0)' }] }),
    expect.objectContaining({
      name: 'b',
      licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }],
    }),
  ]);
});

test('the texts of all licences stand below each other', () => {
  const rule = '-'.repeat(80);
  expect(formatNotices(PACKAGES)).toBe(
    [
      '@mui/material 7.0.2\nLicence: MIT\n\nThe MIT License\n',
      'a 1.0.0\nLicence: (MIT OR Apache-2.0)\n\nThe package brings no text of its licence.\n',
      'b 2.0.0\nLicence: SEE LICENSE IN LICENSE\n\nAsk us.\n',
    ].join(`\n${rule}\n\n`),
  );
});
