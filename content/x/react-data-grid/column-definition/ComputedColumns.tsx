import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'worth',
    headerName: 'Worth in stock',
    type: 'number',
    width: 150,
    valueGetter: (_value, { price, stock }) => price * stock,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function ComputedColumns() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid rows={plants} columns={columns} label="Worth of the stock" hideFooter />
    </Box>
  );
}
