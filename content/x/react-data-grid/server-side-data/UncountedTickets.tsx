import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets } from './tickets.ts';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    // Asks for one row more than the page holds: if it comes, there is another page.
    const { rows } = await findTickets({ ...params, end: params.end + 1 });
    const size = params.end - Number(params.start) + 1;
    return rows.length > size
      ? { rows: rows.slice(0, size) }
      : { rows, rowCount: Number(params.start) + rows.length };
  },
};

export default function UncountedTickets() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        columns={ticketColumns}
        dataSource={dataSource}
        label="Tickets that nobody has counted"
        disableColumnFilter
        pageSizeOptions={[5, 100]}
        initialState={{ pagination: { rowCount: -1, paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
