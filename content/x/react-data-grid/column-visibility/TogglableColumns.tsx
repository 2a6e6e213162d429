import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'id', headerName: 'Record', width: 80 },
  { field: 'name', headerName: 'Name', width: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 150 },
  { field: 'phone', headerName: 'Phone', width: 110 },
  { field: 'chip', headerName: 'Chip number', width: 120 },
];

const internal = ['id', 'chip'];

function getTogglableColumns(all: readonly GridColDef[]) {
  return all.map(({ field }) => field).filter((field) => !internal.includes(field));
}

export default function TogglableColumns() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        rows={pets}
        columns={columns}
        label="Contacts"
        initialState={{ columns: { columnVisibilityModel: { id: false, chip: false } } }}
        slotProps={{ columnsManagement: { getTogglableColumns } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
