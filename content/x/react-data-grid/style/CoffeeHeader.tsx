import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { coffeeColumns, coffees } from './coffees.ts';

export default function CoffeeHeader() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={coffeeColumns}
        label="Coffee list with a colored header"
        hideFooter
        sx={(theme) => ({
          '&&': {
            '--DataGrid-t-header-background-base': theme.palette.primary.main,
          },
          [`& .${gridClasses.columnHeader}, & .${gridClasses.columnHeader} button`]: {
            color: 'primary.contrastText',
          },
          [`& .${gridClasses.columnHeader}:focus`]: { outlineColor: 'currentColor' },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
        })}
      />
    </Box>
  );
}
