import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import PrintIcon from '@mui/icons-material/Print';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
  { field: 'state', headerName: 'State', width: 90 },
];

export default function PrintedInvoices() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        onClick={() =>
          apiRef.current?.exportDataAsPrint({
            fileName: 'Invoices of June',
            fields: ['id', 'customer', 'amount'],
            hideFooter: true,
            pageStyle: '@page { size: A4; margin: 15mm; }',
          })
        }
      >
        Print
      </Button>
      <Box sx={{ width: '100%', height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          label="Invoices to print"
          pageSizeOptions={[2, 4]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        />
      </Box>
    </Stack>
  );
}
