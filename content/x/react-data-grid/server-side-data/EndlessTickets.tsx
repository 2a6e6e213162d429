import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { ticketColumns } from './ticketColumns.ts';
import { findTickets } from './tickets.ts';

type Total = 'known' | 'unknown';

const dataSources: Record<Total, GridDataSource> = {
  known: { getRows: findTickets },
  unknown: {
    getRows: async (params) => {
      const { rows, rowCount } = await findTickets(params);
      return { rows, rowCount: params.end + 1 < rowCount ? -1 : rowCount };
    },
  },
};

export default function EndlessTickets() {
  const [total, setTotal] = React.useState<Total>('known');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of rows"
        value={total}
        onChange={(_event, next: Total | null) => setTotal(next ?? total)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="known">Known total</ToggleButton>
        <ToggleButton value="unknown">Unknown total</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          key={total}
          lazyLoading
          columns={ticketColumns}
          dataSource={dataSources[total]}
          label="Tickets that load while you scroll"
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </Box>
    </Box>
  );
}
