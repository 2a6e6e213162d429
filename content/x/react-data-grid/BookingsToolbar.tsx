import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', type: 'number', width: 80 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
];

const guests = ['Amara Diallo', 'Jonas Weber', 'Sofia Lindqvist', 'Noor Haddad', 'Mateo Rossi'];

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  room: 101 + index,
  guest: guests[index % guests.length],
  nights: 1 + (index % 6),
}));

export default function BookingsToolbar() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Rooms"
        showToolbar
        density="compact"
        disableDensitySelector
      />
    </Box>
  );
}
