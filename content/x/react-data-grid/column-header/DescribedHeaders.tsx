import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lifts, type Lift } from './lifts.ts';

const columns: GridColDef<Lift>[] = [
  { field: 'name', headerName: 'Lift', width: 140 },
  {
    field: 'length',
    headerName: 'Length',
    description: 'Meters between the two stations, along the rope',
    type: 'number',
    width: 120,
  },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    align: 'center',
    headerAlign: 'center',
    valueFormatter: (value) => String(value),
    width: 120,
  },
];

export default function DescribedHeaders() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid rows={lifts} columns={columns} label="Lifts" hideFooter />
    </Box>
  );
}
