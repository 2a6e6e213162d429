import { beforeAll, describe, expect, test } from 'vitest';
import {
  ICON_FOLDER,
  ICON_STYLES,
  parseIconNames,
  unpackShape,
  type IconPieces,
} from '../../model/iconFiles.ts';
import { createIconFiles, loadIconFiles, type IconFiles } from './iconFiles.ts';

function read<Content>({ files }: IconFiles, url: string): Content {
  return JSON.parse(files.get(url) ?? 'null');
}

describe('a few icons', () => {
  const files = createIconFiles([
    { name: 'Add', shapes: Object.fromEntries(ICON_STYLES.map((style) => [style, `M${style}`])) },
    { name: 'GitHub', shapes: { Filled: 'M1' } },
    { name: 'Wifi1', shapes: { TwoTone: '<circle r="1"/>' } },
  ]);

  test('are listed with the styles they have', () => {
    expect(parseIconNames(read(files, files.namesUrl))).toEqual([
      { name: 'Add', styles: ICON_STYLES },
      { name: 'GitHub', styles: ['Filled'] },
      { name: 'Wifi1', styles: ['TwoTone'] },
    ]);
  });

  test('have a piece for each style, in the order of the list', () => {
    const pieces = read<IconPieces>(files, files.piecesUrl);
    expect(read(files, ICON_FOLDER + pieces.Filled[0])).toEqual(['MFilled', 'M1', '']);
    expect(read(files, ICON_FOLDER + pieces.TwoTone[0])).toEqual([
      'MTwoTone',
      '',
      '<circle r="1"/>',
    ]);
  });

  test('begin with those of the first style', () => {
    expect(files.count).toBe(2);
    expect(files.first).toEqual([
      ['Add', 'MFilled'],
      ['GitHub', 'M1'],
    ]);
  });
});

describe('the installed package', () => {
  let files: IconFiles;
  beforeAll(async () => {
    files = await loadIconFiles(process.cwd());
  });

  test('gives more than ten thousand icons, each with a shape', () => {
    const pieces = read<IconPieces>(files, files.piecesUrl);
    const shapes = ICON_STYLES.flatMap((style) =>
      pieces[style].flatMap((piece) => read<string[]>(files, ICON_FOLDER + piece)),
    ).filter((shape) => shape !== '');
    const icons = parseIconNames(read(files, files.namesUrl));
    expect(shapes.length).toBe(icons.flatMap(({ styles }) => styles).length);
    expect(shapes.length).toBeGreaterThan(10_700);
    const odd = shapes.filter(
      (shape) => !/^(?:<(?:path|circle|ellipse|g|\/g)\b[^<>]*>)+$/.test(unpackShape(shape)),
    );
    expect(odd).toEqual([]);
  });

  test('is cut into pieces of a few dozen kilobytes', () => {
    const lengths = [...files.files.values()].map(({ length }) => length);
    expect(lengths.length).toBeLessThan(200);
    expect(Math.max(...lengths)).toBeLessThan(80_000);
  });
});
