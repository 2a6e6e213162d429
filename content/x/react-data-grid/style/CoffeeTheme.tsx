import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { coffeeColumns, coffees } from './coffees.ts';

const addGridStyles = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', hideFooter: true },
      styleOverrides: {
        root: { borderStyle: 'double', borderWidth: 4 },
        columnHeaderTitle: { textTransform: 'uppercase', letterSpacing: 1 },
        cell: { borderTopStyle: 'dotted' },
      },
    },
  },
});

export default function CoffeeTheme() {
  return (
    <ThemeProvider theme={addGridStyles}>
      <Box sx={{ width: '100%', height: 263 }}>
        <DataGrid rows={coffees} columns={coffeeColumns} label="Coffee list with a theme" />
      </Box>
    </ThemeProvider>
  );
}
