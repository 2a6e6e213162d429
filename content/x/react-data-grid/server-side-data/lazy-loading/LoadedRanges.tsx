import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, findReadings } from './readings.ts';

export default function LoadedRanges() {
  const [range, setRange] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRange(`${params.start} to ${params.end}`);
        return findReadings(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ mb: 1 }}>Last request: {range}</Typography>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          lazyLoading
          lazyLoadingRequestThrottleMs={200}
          columns={columns}
          dataSource={dataSource}
          label="Meter readings"
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
        />
      </Box>
    </Box>
  );
}
