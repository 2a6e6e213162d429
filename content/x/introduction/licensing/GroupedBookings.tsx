import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 140 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
];

const rows = [
  { id: 1, room: 'Double', guest: 'Amara Diallo', nights: 3 },
  { id: 2, room: 'Double', guest: 'Mei Tanaka', nights: 2 },
  { id: 3, room: 'Single', guest: 'Jonas Weber', nights: 1 },
  { id: 4, room: 'Suite', guest: 'Sofia Lindqvist', nights: 5 },
];

export default function GroupedBookings() {
  return (
    <Box sx={{ width: '100%', height: 560 }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['room'] },
          aggregation: { model: { nights: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
        label="Bookings by room"
      />
    </Box>
  );
}
