import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { coffeeColumns, coffees } from './coffees.ts';

export default function StyledCoffees() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={coffeeColumns}
        label="Coffee in stock"
        hideFooter
        sx={{
          border: 2,
          borderColor: 'primary.main',
          fontSize: 16,
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
          [`& .${gridClasses.cell}`]: { px: 2 },
          [`& .${gridClasses.columnHeader}`]: { px: 2 },
        }}
      />
    </Box>
  );
}
