import { extendTheme } from '@mui/joy/styles';

/** Joy's default theme, its variables following the page's mode. */
export const joyTheme = extendTheme({ colorSchemeSelector: '[data-mode="%s"]' });
