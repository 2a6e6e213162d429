import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from './chunkGroups.ts';

/** The first group that takes a module, as the bundler decides it. */
function findGroup(module: string): string | undefined {
  return CHUNK_GROUPS.find(({ test: pattern }) => pattern.test(module))?.name;
}

test.each([
  ['/p/node_modules/react-dom/client.js', 'react'],
  ['/p/src/ui/Popover.tsx', 'shell'],
  ['/p/src/offline/start/isBusy.ts', 'shell'],
  ['/p/src/offline/start/startOffline.ts', 'shell'],
  ['/p/src/offline/update/followUpdates.ts', 'offline'],
  ['/p/src/offline/page/SavedPages.tsx', undefined],
  ['/p/src/demo/runtime/island.tsx', 'demo'],
  ['/p/node_modules/@emotion/react/dist/emotion-react.js', 'demo'],
  ['/p/node_modules/@mui/system/esm/createTheme/createTheme.js', 'demo'],
  ['/p/node_modules/@mui/joy/node_modules/@mui/system/createTheme/createTheme.js', 'joy'],
  ['/p/node_modules/@mui/joy/node_modules/@mui/base/useButton/useButton.js', 'joy'],
  ['/p/node_modules/@mui/base/esm/useButton/useButton.js', 'base'],
  ['/p/src/demo/themes/MaterialProvider.tsx', 'material'],
  ['/p/node_modules/@mui/material/esm/styles/createTheme.js', 'material'],
  ['/p/node_modules/@mui/material/esm/Button/Button.js', 'material'],
  ['/p/node_modules/@mui/material/esm/ButtonGroup/ButtonGroup.js', 'material-surfaces'],
  ['/p/node_modules/@mui/material/esm/TableRow/TableRow.js', 'material-surfaces'],
  ['/p/node_modules/@mui/material/esm/TablePagination/TablePagination.js', 'material-fields'],
  ['/p/node_modules/@mui/material/esm/FormControl/FormControl.js', 'material-controls'],
  ['/p/node_modules/@mui/material/esm/MenuItem/MenuItem.js', 'material-overlays'],
  ['/p/node_modules/@mui/material/esm/StepLabel/StepLabel.js', 'material-overlays'],
  ['/p/node_modules/@mui/material/esm/Tabs/Tabs.js', 'material-surfaces'],
  ['/p/node_modules/@mui/lab/esm/Masonry/Masonry.js', 'material-surfaces'],
  ['/p/node_modules/@mui/x-data-grid/esm/DataGrid/DataGrid.mjs', 'x-data-grid'],
  ['/p/node_modules/@mui/x-data-grid-pro/esm/index.mjs', 'x-data-grid-pro'],
  ['/p/node_modules/@codemirror/view/dist/index.js', undefined],
  ['/p/src/demo/editor/createEditor.ts', undefined],
  ['/p/src/demo/DemoView.tsx', undefined],
  ['/p/src/demo/stage/earlyInteractions.ts', undefined],
])('%s belongs to %s', (module, group) => {
  expect(findGroup(module)).toBe(group);
});
