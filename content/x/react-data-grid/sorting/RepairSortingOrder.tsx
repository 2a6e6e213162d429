import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'bike', headerName: 'Bike', width: 110, sortable: false },
  {
    field: 'quote',
    headerName: 'Quote',
    type: 'number',
    width: 110,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function RepairSortingOrder() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={repairs}
        columns={columns}
        label="Repairs, highest quote first"
        hideFooter
        sortingOrder={['asc', 'desc']}
      />
    </Box>
  );
}
