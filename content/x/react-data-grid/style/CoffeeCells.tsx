import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { coffees, type Coffee } from './coffees.ts';

const columns: GridColDef<Coffee>[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 100 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 70 },
  {
    field: 'change',
    headerName: 'Change in %',
    type: 'number',
    width: 120,
    headerClassName: 'accent',
    cellClassName: ({ value }) => (value > 0 ? 'dearer' : 'cheaper'),
  },
];

export default function CoffeeCells() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={columns}
        label="Coffee prices"
        hideFooter
        getCellClassName={({ field, row }) => (field === 'bags' && row.bags === 0 ? 'empty' : '')}
        sx={(theme) => ({
          '& .accent': { fontStyle: 'italic' },
          '& .dearer': {
            color: 'error.dark',
            ...theme.applyStyles('dark', { color: 'error.light' }),
          },
          '& .cheaper': {
            color: 'success.dark',
            ...theme.applyStyles('dark', { color: 'success.light' }),
          },
          '& .empty': { fontWeight: 'bold' },
        })}
      />
    </Box>
  );
}
