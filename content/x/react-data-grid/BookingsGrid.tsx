import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', editable: true },
];

const rows = [
  { id: 1, guest: 'Amara Diallo', arrival: new Date(2026, 4, 2), nights: 3 },
  { id: 2, guest: 'Jonas Weber', arrival: new Date(2026, 4, 3), nights: 1 },
  { id: 3, guest: 'Sofia Lindqvist', arrival: new Date(2026, 4, 7), nights: 5 },
];

export default function BookingsGrid() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid rows={rows} columns={columns} checkboxSelection label="Bookings" />
    </Box>
  );
}
