import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { lifts, type Lift } from './lifts.ts';

const columns: GridColDef<Lift>[] = [
  { field: 'name', headerName: 'Lift', width: 130 },
  {
    field: 'length',
    headerName: 'Length along the rope in meters',
    type: 'number',
    minWidth: 160,
  },
  {
    field: 'capacity',
    headerName: 'People carried per hour',
    type: 'number',
    minWidth: 150,
  },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={lifts}
        columns={columns}
        columnHeaderHeight={76}
        label="Lifts, long headers"
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal' },
          [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'end' },
        }}
      />
    </Box>
  );
}
