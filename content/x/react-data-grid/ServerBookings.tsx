import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Booking', type: 'number', width: 110 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130, sortable: false },
];

const guests = ['Amara Diallo', 'Jonas Weber', 'Sofia Lindqvist', 'Noor Haddad', 'Mateo Rossi'];

const archive = Array.from({ length: 2_000 }, (_, index) => ({
  id: index,
  number: 1 + index,
  guest: guests[index % guests.length],
}));

/** Stands for a server: you would send the parameters with `fetch` and return its answer. */
const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const sorted = sortModel[0]?.sort === 'desc' ? archive.toReversed() : archive;
    return { rows: sorted.slice(Number(start), end + 1), rowCount: archive.length };
  },
};

export default function ServerBookings() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        label="Archive"
        disableColumnFilter
        pageSizeOptions={[5, 50]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 }, rowCount: archive.length },
        }}
      />
    </Box>
  );
}
