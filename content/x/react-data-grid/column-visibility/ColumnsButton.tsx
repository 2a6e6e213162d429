import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'name', headerName: 'Name', width: 110 },
  { field: 'species', headerName: 'Species', width: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 150 },
  { field: 'phone', headerName: 'Phone', width: 110 },
];

export default function ColumnsButton() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid rows={pets} columns={columns} label="Patients" showToolbar hideFooter />
    </Box>
  );
}
