import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 140 },
  { field: 'phone', headerName: 'Phone', width: 110 },
  { field: 'chip', headerName: 'Chip number', width: 120 },
];

export default function InitiallyHidden() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        rows={pets}
        columns={columns}
        label="Owners"
        initialState={{
          columns: { columnVisibilityModel: { phone: false, chip: false } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
