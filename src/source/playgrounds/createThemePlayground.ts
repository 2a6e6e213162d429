import type { ComponentDoc } from '../../model/apiDoc.ts';
import type { Control, Playground, PlaygroundTuning } from '../../model/playground.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { SitePage } from '../site.ts';
import { ELEMENT } from './deriveCode.ts';
import { deriveControls } from './deriveControls.ts';
import { resolveImports } from './resolveImports.ts';
import { describeMissing, describeUndocumented, type TuningFile } from './tuningFile.ts';

/** Stands for what provides the theme, which is no component of the API. */
const PROVIDER = {
  name: 'ThemeProvider',
  imports: ["import { createTheme, ThemeProvider } from '@mui/material/styles';"],
};
const PACKAGE = '@mui/material';
const WHOLE_THEME = '/material-ui/customization/default-theme/';

/** A playground whose controls set the theme of what stands on its stage. */
export function createThemePlayground(
  page: SitePage,
  theme: NonNullable<PlaygroundTuning['theme']>,
  tuned: TuningFile,
  docs: readonly ComponentDoc[],
): { playground: Playground; problems: readonly Problem[] } {
  const { props = [], preset = {}, children } = tuned.tuning;
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
      ...describeMissing(tuned, known, (name) => ({
        what: `The playground names "${name}", which is no option of its theme and no default prop.`,
        fix: suggestName(name, known, 'There are controls for'),
      })),
      ...describeUndocumented(tuned, unknown),
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
