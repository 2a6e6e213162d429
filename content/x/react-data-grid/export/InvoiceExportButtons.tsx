import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

export default function InvoiceExportButtons() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsCsv({ fileName: 'selected-or-all' })}
        >
          Selected or all
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportDataAsCsv({
              fileName: 'all',
              getRowsToExport: (grid) => grid.apiRef.current.getAllRowIds(),
            })
          }
        >
          All
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportDataAsCsv({
              fileName: 'page',
              getRowsToExport: (grid) => gridPaginatedVisibleSortedGridRowIdsSelector(grid.apiRef),
            })
          }
        >
          This page
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          label="Invoices by page"
          checkboxSelection
          pageSizeOptions={[2]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        />
      </Box>
    </Stack>
  );
}
