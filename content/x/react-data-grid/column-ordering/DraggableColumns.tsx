import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { parcels, type Parcel } from './parcels.ts';

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

export default function DraggableColumns() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro rows={parcels} columns={columns} label="Parcels" hideFooter />
    </Box>
  );
}
