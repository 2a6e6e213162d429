import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Wheel throwing', teacher: 'Amara Diallo', fee: 65 },
  { id: 2, name: 'Bookbinding', teacher: 'Piotr Nowak', fee: 40 },
  { id: 3, name: 'Knife sharpening', teacher: 'Hana Sato', fee: 25 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Workshop', flex: 1, minWidth: 130 },
  { field: 'teacher', headerName: 'Teacher', width: 130 },
  { field: 'fee', headerName: 'Fee in €', type: 'number', width: 90 },
];

export default function WorkshopGrid() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid rows={rows} columns={columns} label="Workshops" />
    </Box>
  );
}
