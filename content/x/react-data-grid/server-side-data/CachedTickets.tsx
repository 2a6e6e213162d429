import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GRID_ROOT_GROUP_ID,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets } from './tickets.ts';

export default function CachedTickets() {
  const apiRef = useGridApiRef();
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 60_000 }));
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return findTickets(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, { skipCache: true })
          }
        >
          Refresh
        </Button>
        <Typography role="status">Requests: {requests}</Typography>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          columns={ticketColumns}
          dataSource={dataSource}
          dataSourceCache={cache}
          label="Tickets, kept for a minute"
          disableColumnFilter
          pageSizeOptions={[5, 25]}
          initialState={{ pagination: { rowCount: 0, paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
