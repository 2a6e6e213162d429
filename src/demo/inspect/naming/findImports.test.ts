import { expect, test } from 'vitest';
import { findImports } from './findImports.ts';

test.each([
  ["import Button from '@mui/material/Button';", 'Button @mui/material'],
  [
    "import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';",
    'DataGridPro @mui/x-data-grid-pro, GridColDef @mui/x-data-grid-pro',
  ],
  [
    "import Tabs, { tabsClasses } from '@mui/material/Tabs';",
    'Tabs @mui/material, tabsClasses @mui/material',
  ],
  ['import * as React from \'react\';\nimport Box from "@mui/joy/Box";', 'Box @mui/joy'],
  ["import { Box as JoyBox } from '@mui/joy';", ''],
  ["import '../styles.css';", ''],
])('%s', (code, expected) => {
  expect([...findImports(code)].map((pair) => pair.join(' ')).join(', ')).toBe(expected);
});
