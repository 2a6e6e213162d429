import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
  { field: 'state', headerName: 'State', width: 90, disableExport: true },
];

export default function CsvForExcel() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={invoices}
        columns={columns}
        label="Invoices for Excel"
        showToolbar
        hideFooter
        rowSelection={false}
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'invoices-2026-06', delimiter: ';', utf8WithBom: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
