import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { euros, invoices, type Invoice } from './invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 90,
    renderCell: ({ value }) => <strong>{value === 'paid' ? 'Paid' : 'To pay'}</strong>,
  },
];

export default function ValuesInCsv() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current?.getDataAsCsv() ?? '');
  }, [apiRef, raw]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(_event, checked) => setRaw(checked)} />}
        label="Export values without their format"
      />
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          label="Amounts"
          hideFooter
          ignoreValueFormatterDuringExport={raw}
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        aria-label="Content of the file"
        sx={{ m: 0, p: 1, overflowX: 'auto' }}
      >
        {csv}
      </Box>
    </Stack>
  );
}
