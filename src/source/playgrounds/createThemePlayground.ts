import type { ComponentDoc } from '../../model/apiDoc.ts';
import type { Control, Playground, PlaygroundTuning } from '../../model/playground.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { SitePage } from '../site.ts';
import { ELEMENT } from './deriveCode.ts';
import { deriveControls } from './deriveControls.ts';
import { resolveImports } from './resolveImports.ts';

/** Stands for what provides the theme, which is no component of the API. */
const PROVIDER = {
  name: 'ThemeProvider',
  imports: ["import { createTheme, ThemeProvider } from '@mui/material/styles';"],
};
const PACKAGE = '@mui/material';
const WHOLE_THEME = '/material-ui/customization/default-theme/';

type ThemeTuning = PlaygroundTuning & Required<Pick<PlaygroundTuning, 'theme'>>;

/** A playground whose controls set the theme of what stands on its stage. */
export function createThemePlayground(
  page: SitePage,
  { theme, props = [], preset = {}, children }: ThemeTuning,
  docs: readonly ComponentDoc[],
  file: string,
): { playground: Playground; problems: readonly Problem[] } {
  const options = Object.entries(theme).map(([name, option]): Control => ({
    kind: 'choice',
    name,
    ...option,
  }));
  const defaults = listDefaultProps(docs);
  const controls = [
    ...options,
    ...props.flatMap((name) => defaults.find((control) => control.name === name) ?? []),
  ];
  const known = [...options, ...defaults].map(({ name }) => name);
  const missing = [...props, ...Object.keys(preset)].filter((name) => !known.includes(name));
  const code = {
    sets: 'theme',
    statements: [],
    around: ELEMENT,
    tag: PROVIDER.name,
    attributes: ['theme={theme}'],
    children: children ?? null,
  } as const;
  const { imports, unknown } = resolveImports(code, [...docs, PROVIDER]);
  const { title, navTitle = title } = page.frontMatter;
  return {
    playground: {
      component: navTitle.replaceAll(/\W/g, ''),
      package: PACKAGE,
      module: `playgrounds${page.canonical.replace(/\/$/, '')}.tsx`,
      api: WHOLE_THEME,
      controls,
      preset,
      code: { ...code, imports },
    },
    problems: [
      ...missing.map((name) => ({
        file,
        line: 1,
        what: `The playground names "${name}", which is no option of its theme and no default prop.`,
        fix: suggestName(name, known, 'There are controls for'),
      })),
      ...unknown.map((tag) => ({
        file,
        line: 1,
        what: `The playground uses <${tag}>, which the library does not document.`,
        fix: 'Use a component of the same library, an HTML element, or an icon, whose name ends in "Icon".',
      })),
    ],
  };
}

/** What themes can set by default and readers can pick: `MuiButton.size`. Free text is left out, it may end up in styles. */
function listDefaultProps(docs: readonly ComponentDoc[]): Control[] {
  return docs.flatMap((doc) =>
    deriveControls(doc)
      .filter(({ kind }) => kind === 'choice' || kind === 'switch')
      .map((control) => ({ ...control, name: `Mui${doc.name}.${control.name}` })),
  );
}
