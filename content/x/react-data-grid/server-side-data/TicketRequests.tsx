import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets, type TicketQuery } from './tickets.ts';

/** The address that you would pass to `fetch`. */
function writeAddress({ start, end, sortModel, filterModel }: TicketQuery): string {
  const order = sortModel.map(({ field, sort }) => `&sort=${field}.${sort}`);
  const filters = filterModel.items
    .filter(({ value }) => value)
    .map(({ field, value }) => `&${field}=${value}`);
  return ['GET /tickets', `?start=${start}&end=${end}`, ...order, ...filters].join('');
}

export default function TicketRequests() {
  const [address, setAddress] = React.useState('GET /tickets');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setAddress(writeAddress(params));
        return findTickets(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1, minHeight: 40 }}>
        Last request: <code>{address}</code>
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGrid
          columns={ticketColumns}
          dataSource={dataSource}
          label="Open tickets"
          pageSizeOptions={[5, 25]}
          initialState={{ pagination: { rowCount: 0, paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
