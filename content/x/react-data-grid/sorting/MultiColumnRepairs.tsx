import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'quote', headerName: 'Quote', type: 'number', width: 110 },
];

export default function MultiColumnRepairs() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rows={repairs}
        columns={columns}
        label="Repairs by bike and quote"
        hideFooter
        initialState={{
          sorting: {
            sortModel: [
              { field: 'bike', sort: 'asc' },
              { field: 'quote', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
