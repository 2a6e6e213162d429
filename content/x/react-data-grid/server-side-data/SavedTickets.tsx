import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets, saveTicket } from './tickets.ts';

const columns = ticketColumns.map((column) => ({
  ...column,
  editable: column.field === 'subject',
}));

export default function SavedTickets() {
  const [message, setMessage] = React.useState('Double-click a subject to change it.');
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: findTickets,
      updateRow: async ({ rowId, updatedRow }) => {
        const saved = await saveTicket({
          id: Number(rowId),
          subject: updatedRow.subject,
          customer: updatedRow.customer,
          hours: updatedRow.hours,
        });
        setMessage(`Saved ticket ${saved.id}.`);
        return saved;
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      {error ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error}
        </Alert>
      ) : (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {message}
        </Alert>
      )}
      <Box sx={{ height: 372 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          onCellEditStop={() => setError('')}
          onDataSourceError={({ message: reason }) => setError(reason)}
          label="Tickets with subjects to edit"
          disableColumnFilter
          pageSizeOptions={[5, 25]}
          initialState={{ pagination: { rowCount: 0, paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
