import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', editable: true, flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', editable: true, width: 100 },
];

export default function PasteInvoices() {
  const [rows, setRows] = React.useState(invoices);
  const [message, setMessage] = React.useState('Copy a few cells and paste them elsewhere.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Invoices to paste into"
          hideFooter
          cellSelection
          ignoreValueFormatterDuringExport
          disableRowSelectionOnClick
          processRowUpdate={(changed) => {
            setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
            return changed;
          }}
          onClipboardPasteEnd={({ newRows }) => setMessage(`Rows changed: ${newRows.size}.`)}
        />
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
