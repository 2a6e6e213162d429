import { expect, test } from 'vitest';
import { formatThemeFile } from '../demo/themes/formatThemeCode.ts';
import { DEFAULT_STUDIO_THEME } from '../demo/themes/studioTheme.ts';
import { DEFAULT_THEME_FILE } from './defaultThemeFile.ts';

test('the file that is shown first is the one that would be written', () => {
  expect(DEFAULT_THEME_FILE).toBe(formatThemeFile(DEFAULT_STUDIO_THEME, 'material'));
});
