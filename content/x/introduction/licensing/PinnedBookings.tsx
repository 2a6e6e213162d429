import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 150 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
  { field: 'room', headerName: 'Room', width: 180 },
  { field: 'requests', headerName: 'Requests', width: 240 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const rows = [
  {
    id: 1,
    guest: 'Amara Diallo',
    arrival: new Date(2026, 4, 2),
    nights: 3,
    room: 'Double, garden',
    requests: 'Late arrival, after ten',
    total: 420,
  },
  {
    id: 2,
    guest: 'Jonas Weber',
    arrival: new Date(2026, 4, 3),
    nights: 1,
    room: 'Single, street',
    requests: 'None',
    total: 95,
  },
  {
    id: 3,
    guest: 'Sofia Lindqvist',
    arrival: new Date(2026, 4, 7),
    nights: 5,
    room: 'Suite, garden',
    requests: 'A cot, and a parking space',
    total: 1150,
  },
];

export default function PinnedBookings() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['guest'], right: ['total'] } }}
        label="Bookings with pinned columns"
      />
    </Box>
  );
}
