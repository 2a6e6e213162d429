import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.ts';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 130 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: [
      { value: 'herb', label: 'Herb' },
      { value: 'shrub', label: 'Shrub' },
      { value: 'tree', label: 'Tree' },
    ],
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'sown', headerName: 'Sown', type: 'date', width: 120 },
  { field: 'hardy', headerName: 'Hardy', type: 'boolean', width: 90 },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid rows={plants} columns={columns} label="Plants" hideFooter />
    </Box>
  );
}
