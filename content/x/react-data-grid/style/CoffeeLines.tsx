import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { coffeeColumns, coffees } from './coffees.ts';

export default function CoffeeLines() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={coffeeColumns}
        label="Coffee list with lines between columns"
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={(theme) => ({
          border: 0,
          '--DataGrid-rowBorderColor': theme.palette.primary.light,
        })}
      />
    </Box>
  );
}
