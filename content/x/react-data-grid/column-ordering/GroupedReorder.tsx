import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { parcels, type Parcel } from './parcels.ts';

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Code', width: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Parcel', children: [{ field: 'code' }, { field: 'weight' }] },
  {
    groupId: 'Tour',
    freeReordering: true,
    children: [{ field: 'city' }, { field: 'due' }, { field: 'driver' }],
  },
];

export default function GroupedReorder() {
  return (
    <Box sx={{ width: '100%', height: 350 }}>
      <DataGridPro
        rows={parcels}
        columns={columns}
        columnGroupingModel={groups}
        label="Parcels and tours"
        hideFooter
        showColumnVerticalBorder
      />
    </Box>
  );
}
