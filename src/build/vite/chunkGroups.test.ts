import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHUNK_GROUPS, SHELL_FOLDERS } from './chunkGroups.ts';

/** The first group that takes a module, as the bundler decides it. */
function findGroup(module: string): string | undefined {
  return CHUNK_GROUPS.find(({ test: pattern }) => pattern.test(module))?.name;
}

test.each([
  ['node_modules/react-dom/client.js', 'react'],
  ['src/ui/Popover.tsx', 'shell'],
  ['src/offline/start/isBusy.ts', 'shell'],
  ['src/offline/start/startOffline.ts', 'shell'],
  ['src/offline/update/followUpdates.ts', 'offline'],
  ['src/offline/page/SavedPages.tsx', undefined],
  ['src/demo/runtime/island.tsx', 'demo'],
  ['node_modules/@emotion/react/dist/emotion-react.browser.esm.js', 'demo'],
  ['node_modules/@mui/system/esm/createTheme/createTheme.js', 'demo'],
  ['node_modules/@mui/joy/node_modules/@mui/system/createTheme/createTheme.js', 'joy'],
  ['node_modules/@mui/joy/node_modules/@mui/base/useButton/useButton.js', 'joy'],
  ['node_modules/@mui/base/esm/useButton/useButton.js', 'base'],
  ['node_modules/@popperjs/core/lib/createPopper.js', 'popper'],
  ['src/demo/themes/MaterialProvider.tsx', 'material'],
  ['node_modules/@mui/material/esm/styles/createTheme.js', 'material'],
  ['node_modules/@mui/material/esm/Button/Button.js', 'material'],
  ['node_modules/@mui/material/esm/ButtonGroup/ButtonGroup.js', 'material-surfaces'],
  ['node_modules/@mui/material/esm/TableRow/TableRow.js', 'material-surfaces'],
  ['node_modules/@mui/material/esm/TablePagination/TablePagination.js', 'material-fields'],
  ['node_modules/@mui/material/esm/FormControl/FormControl.js', 'material-controls'],
  ['node_modules/@mui/material/esm/MenuItem/MenuItem.js', 'material-overlays'],
  ['node_modules/@mui/material/esm/StepLabel/StepLabel.js', 'material-overlays'],
  ['node_modules/@mui/material/esm/Tabs/Tabs.js', 'material-surfaces'],
  ['node_modules/@mui/lab/esm/Masonry/Masonry.js', 'material-surfaces'],
  ['node_modules/@mui/x-data-grid/DataGrid/DataGrid.mjs', 'x-data-grid'],
  ['node_modules/@mui/x-data-grid-pro/DataGridPro/index.mjs', 'x-data-grid-pro'],
  ['node_modules/@codemirror/view/dist/index.js', undefined],
  ['src/demo/editor/createEditor.ts', undefined],
  ['src/demo/DemoView.tsx', undefined],
  ['src/demo/studio/themeStyles.ts', 'demo-view'],
  ['src/demo/themes/studioTheme.ts', 'demo-view'],
  ['src/ui/CodeBlock.tsx', 'demo-view'],
  ['src/demo/stage/earlyInteractions.ts', 'demo-view'],
  ['src/page/componentParts.ts', undefined],
  ['src/demo/stage/useIsland.ts', undefined],
])('%s belongs to %s', (module, group) => {
  expect(existsSync(module), 'the module is there').toBe(true);
  expect(findGroup(`/p/${module}`)).toBe(group);
});

describe('what every page runs', () => {
  const named = SHELL_FOLDERS.flatMap(({ folder, only = [], except = [] }) =>
    [...only, ...except].map((name) => [folder, name] as const),
  );

  test.each(named)('src/%s has a module %s', (folder, name) => {
    const modules = readdirSync(`src/${folder}`).map((file) => file.split('.')[0]);
    expect(modules).toContain(name);
  });

  test.each([
    ['src/app/root.tsx', 'shell'],
    ['src/app/routes/page.tsx', 'shell'],
    ['src/app/SiteSearchDialog.lazy.tsx', undefined],
    ['src/page/PageView.module.css', 'shell'],
    ['src/page/VersionTable.tsx', undefined],
    ['src/ui/Choice.module.css', undefined],
    ['src/ui/tokens.css', 'shell'],
    ['src/preferences/preferenceTexts.ts', undefined],
    ['src/preferences/recentPages.ts', undefined],
  ])('%s belongs to %s', (module, group) => {
    expect(existsSync(module), 'the module is there').toBe(true);
    expect(findGroup(`/p/${module}`)).toBe(group);
  });
});
