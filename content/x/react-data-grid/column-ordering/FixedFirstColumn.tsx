import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { parcels, type Parcel } from './parcels.ts';

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 110, disableReorder: true },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

export default function FixedFirstColumn() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro rows={parcels} columns={columns} label="The code stays first" hideFooter />
    </Box>
  );
}
