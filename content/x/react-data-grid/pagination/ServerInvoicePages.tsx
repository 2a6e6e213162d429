import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 120, sortable: false },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130, sortable: false },
];

/** Stands for a request such as `/invoices?offset=10&limit=5`. */
async function fetchInvoices({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const start = page * pageSize;
  return { rows: invoices.slice(start, start + pageSize), total: invoices.length };
}

export default function ServerInvoicePages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<readonly Invoice[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let isCurrent = true;
    void fetchInvoices(paginationModel).then((answer) => {
      if (!isCurrent) return;
      setRows(answer.rows);
      setRowCount(answer.total);
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
        label="Invoices from the server"
        loading={loading}
        disableColumnFilter
        pageSizeOptions={[5, 10]}
        paginationMode="server"
        rowCount={rowCount}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => {
          setPaginationModel(model);
          setLoading(true);
        }}
      />
    </Box>
  );
}
