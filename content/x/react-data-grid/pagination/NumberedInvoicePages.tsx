import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 120 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      aria-label="Pages of invoices"
      count={count}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
      siblingCount={0}
    />
  );
}

export default function NumberedInvoicePages() {
  return (
    <Box sx={{ width: '100%', height: 371 }}>
      <DataGrid
        rows={invoices}
        columns={columns}
        label="Invoices with page numbers"
        slots={{ pagination: PageNumbers }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
