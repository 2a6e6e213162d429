import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { runs, type Run } from './runs.ts';

/** Minutes per kilometer of all runs: long runs weigh more than short ones. */
const overall: GridAggregationFunction<Run, number> = {
  label: 'overall',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Run,
  apply: ({ values }) => {
    const km = values.reduce((sum, run) => sum + (run?.km ?? 0), 0);
    const minutes = values.reduce((sum, run) => sum + (run?.minutes ?? 0), 0);
    return km === 0 ? null : minutes / km;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, overall };

const columns: GridColDef<Run>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 110 },
  { field: 'km', headerName: 'Kilometers', type: 'number', width: 105 },
  {
    field: 'pace',
    headerName: 'Pace',
    type: 'number',
    width: 90,
    availableAggregationFunctions: ['overall', 'min', 'max'],
    valueGetter: (_value, { km, minutes }) => minutes / km,
    valueFormatter: (pace?: number | null) => pace?.toFixed(2) ?? '',
  },
];

export default function RunPace() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        rows={runs}
        columns={columns}
        label="Pace of the runs"
        hideFooter
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { km: 'sum', pace: 'overall' } } }}
      />
    </Box>
  );
}
