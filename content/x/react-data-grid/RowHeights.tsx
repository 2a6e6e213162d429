import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'wish', headerName: 'Wishes', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, guest: 'Amara Diallo', wish: 'None' },
  {
    id: 2,
    guest: 'Jonas Weber',
    wish: 'Arrives after midnight, needs a parking space for a van and a quiet room at the back.',
  },
  { id: 3, guest: 'Sofia Lindqvist', wish: 'A cot, and no feathers in the pillows.' },
];

export default function RowHeights() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Wishes of guests"
        hideFooter
        getRowHeight={() => 'auto'}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
