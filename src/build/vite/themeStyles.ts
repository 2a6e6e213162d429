import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { writeWhole } from '../../files/writeWhole.ts';

type StyleSheet = Record<string, Record<string, unknown>>;

/** What the plugin needs of the modules that hold the demos' themes. */
interface ThemeModule {
  readonly [name: string]: { generateStyleSheets(): StyleSheet[] };
}

const FOLDER = '.cache/themes';
const THEMES = [
  { name: 'material', module: 'src/demo/themes/materialTheme.ts', export: 'materialTheme' },
  { name: 'joy', module: 'src/demo/themes/joyTheme.ts', export: 'joyTheme' },
] as const;

/**
 * Makes the CSS variables of the demos' themes, which pages link as `#themes/<name>.css`. A build writes them to files;
 * dev makes those that a page asks for, as the libraries take a second to load.
 */
export function themeStyles(): Plugin {
  let root = '';
  let isServed = false;
  const locate = ({ name }: ThemeSource): string => path.join(root, FOLDER, `${name}.css`);
  return {
    name: 'swatchbook:theme-styles',
    enforce: 'pre',
    async config(config, { command }) {
      root = config.root ?? process.cwd();
      isServed = command === 'serve';
      if (isServed) return;
      for (const theme of THEMES) await writeChanged(locate(theme), await formatTheme(root, theme));
    },
    resolveId: {
      filter: { id: /^#themes\// },
      handler: (id) => path.join(root, FOLDER, id.replace('#themes/', '')),
    },
    load: {
      filter: { id: /\/\.cache\/themes\/\w+\.css$/ },
      handler(id) {
        const theme = isServed && THEMES.find(({ name }) => id.endsWith(`/${name}.css`));
        return theme ? formatTheme(root, theme) : null;
      },
    },
  };
}

type ThemeSource = (typeof THEMES)[number];

async function formatTheme(root: string, theme: ThemeSource): Promise<string> {
  const { module } = await runnerImport<ThemeModule>(path.join(root, theme.module), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const sheets = module[theme.export]?.generateStyleSheets() ?? [];
  return sheets.map(formatSheet).join('');
}

/** A file that is written is one that has changed, and pages would load it again. */
async function writeChanged(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeWhole(file, text);
}

/** CSS of one style object; nested rules (media queries) are written inside their parent. */
function formatSheet(sheet: StyleSheet): string {
  return Object.entries(sheet)
    .map(([selector, rules]) => `${selector}{${formatRules(rules)}}\n`)
    .join('');
}

function formatRules(rules: Record<string, unknown>): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? `${name}{${formatRules(value as Record<string, unknown>)}}`
        : `${formatProperty(name)}:${String(value)};`,
    )
    .join('');
}

function formatProperty(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
