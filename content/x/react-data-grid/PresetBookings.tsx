import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', type: 'number', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 120 },
  { field: 'phone', headerName: 'Phone', width: 140 },
];

const rows = [
  { id: 1, guest: 'Amara Diallo', room: 12, nights: 3, phone: '555 0101' },
  { id: 2, guest: 'Jonas Weber', room: 4, nights: 1, phone: '555 0102' },
  { id: 3, guest: 'Sofia Lindqvist', room: 7, nights: 5, phone: '555 0103' },
  { id: 4, guest: 'Noor Haddad', room: 9, nights: 2, phone: '555 0104' },
  { id: 5, guest: 'Mateo Rossi', room: 3, nights: 8, phone: '555 0105' },
];

export default function PresetBookings() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Stays of two nights or more"
        pageSizeOptions={[3, 5]}
        sortingOrder={['asc', 'desc']}
        initialState={{
          columns: { columnVisibilityModel: { phone: false } },
          sorting: { sortModel: [{ field: 'nights', sort: 'desc' }] },
          filter: { filterModel: { items: [{ field: 'nights', operator: '>=', value: 2 }] } },
          pagination: { paginationModel: { pageSize: 3 } },
        }}
      />
    </Box>
  );
}
