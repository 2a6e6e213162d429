import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.ts';

const columns: GridColDef<Plant>[] = [
  { field: 'id', headerName: 'No.', width: 60, resizable: false },
  { field: 'name', headerName: 'Plant', flex: 2, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 80, maxWidth: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

export default function ColumnWidths() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={plants}
        columns={columns}
        label="Plants by kind"
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Box>
  );
}
