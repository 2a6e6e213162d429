import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { plots, type Plot } from './orchard.ts';

const columns: GridColDef<Plot>[] = [
  { field: 'plot', headerName: 'Plot', width: 130, pinnable: false },
  { field: 'fruit', headerName: 'Fruit', width: 120 },
  { field: 'august', headerName: 'August', type: 'number', width: 130 },
  { field: 'september', headerName: 'September', type: 'number', width: 130 },
  { field: 'october', headerName: 'October', type: 'number', width: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

export default function UnpinnableColumns() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={plots}
        columns={columns}
        label="Late harvest"
        initialState={{ pinnedColumns: { left: ['plot'] } }}
        hideFooter
      />
    </Box>
  );
}
