import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { runs, type Run } from './runs.ts';

const columns: GridColDef<Run>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 100, aggregable: false },
  { field: 'km', headerName: 'Kilometers', type: 'number', flex: 1, minWidth: 95 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', flex: 1, minWidth: 95 },
];

const names = ['sum', 'avg', 'max'];

export default function RunSummary() {
  const [model, setModel] = React.useState<GridAggregationModel>({ km: 'sum', minutes: 'sum' });
  const name = names.find((each) => model.km === each && model.minutes === each) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Last row"
        value={name}
        onChange={(_event, next: string | null) =>
          setModel(next === null ? {} : { km: next, minutes: next })
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="sum">Total</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Best</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          rows={runs}
          columns={columns}
          label="Runs with their total or average"
          hideFooter
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
