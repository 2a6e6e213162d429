/** Languages a code block may name; highlighting knows exactly these. */
export const CODE_LANGUAGES = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsx',
  'md',
  'text',
  'ts',
  'tsx',
  'yaml',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];
