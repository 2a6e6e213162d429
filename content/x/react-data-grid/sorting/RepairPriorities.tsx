import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Priority, type Repair } from './repairs.ts';

const priorities: readonly Priority[] = ['low', 'normal', 'urgent'];
const natural = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Repair>[] = [
  {
    field: 'id',
    headerName: 'Ticket',
    width: 110,
    sortComparator: (a: string, b: string) => natural.compare(a, b),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 120,
    sortComparator: (a: Priority, b: Priority) => priorities.indexOf(a) - priorities.indexOf(b),
  },
];

export default function RepairPriorities() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={repairs}
        columns={columns}
        label="Repairs by priority"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
      />
    </Box>
  );
}
