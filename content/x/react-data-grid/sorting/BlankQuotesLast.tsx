import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs.ts';

/** Compares numbers in either direction, with missing ones at the end of both. */
function blanksLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, cellA, cellB) => {
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    return sign * gridNumberComparator(a, b, cellA, cellB);
  };
}

const columns: GridColDef<Repair>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'quote',
    headerName: 'Quote',
    type: 'number',
    width: 120,
    getSortComparator: blanksLast,
  },
];

export default function BlankQuotesLast() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={repairs}
        columns={columns}
        label="Repairs with blanks last"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'quote', sort: 'asc' }] } }}
      />
    </Box>
  );
}
