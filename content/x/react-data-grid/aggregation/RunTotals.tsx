import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { runs, type Run } from './runs.ts';

const columns: GridColDef<Run>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 110 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'km', headerName: 'Kilometers', type: 'number', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function RunTotals() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        rows={runs}
        columns={columns}
        label="Runs in March"
        hideFooter
        initialState={{
          aggregation: { model: { route: 'size', day: 'max', km: 'sum', minutes: 'avg' } },
        }}
      />
    </Box>
  );
}
