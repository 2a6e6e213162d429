import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 120, sortable: false },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130, sortable: false },
];

/** Stands for a server that does not count: it only knows whether there is more. */
async function fetchInvoices({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const end = (page + 1) * pageSize;
  return { rows: invoices.slice(end - pageSize, end), hasNextPage: end < invoices.length };
}

export default function UncountedInvoices() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 25 });
  const [rows, setRows] = React.useState<readonly Invoice[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let isCurrent = true;
    void fetchInvoices(paginationModel).then((answer) => {
      if (!isCurrent) return;
      const { page, pageSize } = paginationModel;
      setRows(answer.rows);
      if (!answer.hasNextPage) setRowCount(page * pageSize + answer.rows.length);
      setLoading(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);

  return (
    <Box sx={{ width: '100%', height: 371 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Invoices without a total"
        loading={loading}
        disableColumnFilter
        pageSizeOptions={[25]}
        paginationMode="server"
        rowCount={rowCount}
        estimatedRowCount={80}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => {
          setPaginationModel(model);
          setLoading(true);
        }}
      />
    </Box>
  );
}
