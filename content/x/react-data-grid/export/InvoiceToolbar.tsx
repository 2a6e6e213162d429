import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

export default function InvoiceToolbar() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid rows={invoices} columns={columns} label="Invoices" showToolbar hideFooter />
    </Box>
  );
}
