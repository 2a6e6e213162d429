import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
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
        root: ({ theme }) => ({
          '&&': { '--DataGrid-t-header-background-base': theme.palette.secondary.dark },
        }),
        columnHeader: ({ theme }) => ({
          color: theme.palette.getContrastText(theme.palette.secondary.dark),
          '&:focus': { outlineColor: 'currentColor' },
          '& button': { color: 'inherit' },
        }),
      },
    },
  },
});

export default function ThemedBreads() {
  return (
    <ThemeProvider theme={withGridLook}>
      <Box sx={{ width: '100%', height: 240 }}>
        <DataGrid rows={breads} columns={columns} label="Bread, compact" />
      </Box>
    </ThemeProvider>
  );
}
