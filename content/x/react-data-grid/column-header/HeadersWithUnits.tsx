import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { lifts, type Lift } from './lifts.ts';

function withUnit(unit: string) {
  return function renderHeader({ colDef }: GridColumnHeaderParams<Lift>) {
    return (
      <Box sx={{ lineHeight: 1.2, textAlign: colDef.headerAlign === 'right' ? 'end' : 'start' }}>
        <Box sx={{ fontWeight: 'medium' }}>{colDef.headerName}</Box>
        <Typography variant="caption" color="text.secondary">
          {unit}
        </Typography>
      </Box>
    );
  };
}

const columns: GridColDef<Lift>[] = [
  { field: 'name', headerName: 'Lift', width: 140 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 120,
    renderHeader: withUnit('meters'),
  },
  {
    field: 'capacity',
    headerName: 'Capacity',
    type: 'number',
    width: 140,
    renderHeader: withUnit('people per hour'),
  },
];

export default function HeadersWithUnits() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid rows={lifts} columns={columns} label="Lifts with units" hideFooter />
    </Box>
  );
}
