import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'name', headerName: 'Name', width: 130, hideable: false },
  { field: 'species', headerName: 'Species', width: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 150 },
];

export default function LockedColumn() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid rows={pets} columns={columns} label="Names stay" showToolbar hideFooter />
    </Box>
  );
}
