import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { lifts, type Lift } from './lifts.ts';

const columns: GridColDef<Lift>[] = [
  { field: 'name', headerName: 'Lift', width: 140 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `${value.toLocaleString('en')} m`,
  },
];

export default function NoHeaderRow() {
  return (
    <Box sx={{ width: '100%', height: 250 }}>
      <DataGrid
        rows={lifts}
        columns={columns}
        columnHeaderHeight={0}
        label="Lengths of the lifts"
        hideFooter
        sx={{ [`& .${gridClasses.columnSeparator}`]: { display: 'none' } }}
      />
    </Box>
  );
}
