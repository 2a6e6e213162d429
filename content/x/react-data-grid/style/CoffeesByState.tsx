import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { coffees, type Coffee } from './coffees.ts';

const columns: GridColDef<Coffee>[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 100 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 70 },
  { field: 'state', headerName: 'State', width: 100 },
];

export default function CoffeesByState() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={columns}
        label="Coffee by state"
        hideFooter
        getRowClassName={({ row }) => (row.state === 'sold out' ? 'sold-out' : '')}
        sx={{ '& .sold-out': { color: 'text.secondary', textDecoration: 'line-through' } }}
      />
    </Box>
  );
}
