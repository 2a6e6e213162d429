import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels.ts';

const allColumns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

const orders = {
  loading: ['weight', 'code', 'driver', 'city'],
  calling: ['driver', 'city', 'code', 'weight'],
};

export default function OrderByTask() {
  const [task, setTask] = React.useState<keyof typeof orders>('loading');

  const columns = React.useMemo(() => {
    const order = orders[task];
    return [...allColumns].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  }, [task]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={task}
        onChange={(_event, value) => value && setTask(value)}
        aria-label="Task"
      >
        <ToggleButton value="loading">Loading the van</ToggleButton>
        <ToggleButton value="calling">Calling drivers</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid rows={parcels} columns={columns} label="Parcels by task" hideFooter />
      </Box>
    </Stack>
  );
}
