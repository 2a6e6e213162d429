import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { talks, type Talk } from './talks.ts';

const columns: GridColDef<Talk>[] = [
  { field: 'hall', headerName: 'Hall', width: 90 },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
];

export default function HallProgram() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        rows={talks}
        columns={columns}
        label="Talks by hall"
        rowSpanning
        rowSelection={false}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
