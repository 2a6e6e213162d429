import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 120 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
];

export default function ControlledInvoicePage() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 2,
    pageSize: 5,
  });
  const lastPage = Math.ceil(invoices.length / paginationModel.pageSize) - 1;
  const goTo = (page: number) => setPaginationModel((model) => ({ ...model, page }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => goTo(0)} disabled={paginationModel.page === 0}>
          First page
        </Button>
        <Button onClick={() => goTo(lastPage)} disabled={paginationModel.page === lastPage}>
          Last page
        </Button>
      </Stack>
      <Box sx={{ height: 371 }}>
        <DataGrid
          rows={invoices}
          columns={columns}
          label="Invoices by page"
          pageSizeOptions={[5, 10, 25]}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </Box>
    </Stack>
  );
}
