import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets, type Ticket } from './tickets.ts';

interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

interface Answer {
  query?: Query;
  rows: Ticket[];
  rowCount: number;
  error?: string;
}

export default function TicketsByHand() {
  const [query, setQuery] = React.useState<Query>({
    paginationModel: { page: 0, pageSize: 5 },
    sortModel: [{ field: 'hours', sort: 'desc' }],
    filterModel: { items: [] },
  });
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], rowCount: 0 });

  React.useEffect(() => {
    const controller = new AbortController();
    const { paginationModel, sortModel, filterModel } = query;
    const start = paginationModel.page * paginationModel.pageSize;
    const end = start + paginationModel.pageSize - 1;
    findTickets({ start, end, sortModel, filterModel }, controller.signal).then(
      (page) => setAnswer({ query, ...page }),
      (error: Error) => {
        if (controller.signal.aborted) return;
        setAnswer(({ rowCount }) => ({ query, rows: [], rowCount, error: error.message }));
      },
    );
    return () => controller.abort();
  }, [query]);

  return (
    <Box sx={{ width: '100%' }}>
      {answer.error && <Alert severity="error">{answer.error}</Alert>}
      <Box sx={{ height: 372 }}>
        <DataGrid
          columns={ticketColumns}
          rows={answer.rows}
          rowCount={answer.rowCount}
          loading={answer.query !== query}
          label="Tickets loaded by hand"
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          filterDebounceMs={400}
          {...query}
          onPaginationModelChange={(paginationModel) =>
            setQuery((previous) => ({ ...previous, paginationModel }))
          }
          onSortModelChange={(sortModel) => setQuery((previous) => ({ ...previous, sortModel }))}
          onFilterModelChange={(filterModel) =>
            setQuery((previous) => ({ ...previous, filterModel }))
          }
          pageSizeOptions={[5, 25]}
        />
      </Box>
    </Box>
  );
}
