import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets } from './tickets.ts';

export default function FailingTickets() {
  const apiRef = useGridApiRef();
  const isDown = React.useRef(true);
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const page = await findTickets(params);
        if (isDown.current) throw new Error('The help desk does not answer.');
        setMessage('');
        return page;
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="The server is down"
        control={
          <Switch
            defaultChecked
            onChange={(event) => {
              isDown.current = event.target.checked;
            }}
          />
        }
      />
      {message && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => apiRef.current?.dataSource.fetchRows()}>
              Try again
            </Button>
          }
        >
          {message}
        </Alert>
      )}
      <Box sx={{ height: 372, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          columns={ticketColumns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          onPaginationModelChange={() => setMessage('')}
          onSortModelChange={() => setMessage('')}
          localeText={{ noRowsLabel: message ? 'Not loaded' : 'No tickets' }}
          label="Tickets that may fail to load"
          disableColumnFilter
          pageSizeOptions={[5, 25]}
          initialState={{ pagination: { rowCount: 0, paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
