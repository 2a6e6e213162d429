import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { breads, columns } from './breads.ts';

const withGridLook = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', hideFooter: true },
      styleOverrides: {
        root: {
          '&&': { '--DataGrid-t-header-background-base': outer.palette.secondary.dark },
        },
        columnHeader: {
          color: outer.palette.getContrastText(outer.palette.secondary.dark),
          '&:focus': { outlineColor: 'currentColor' },
          '& button': { color: 'inherit' },
        },
      },
    },
  },
});

export default function ThemedBreads() {
  const outer = useTheme();
  const theme = React.useMemo(() => withGridLook(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', height: 240 }}>
        <DataGrid rows={breads} columns={columns} label="Bread, compact" />
      </Box>
    </ThemeProvider>
  );
}
