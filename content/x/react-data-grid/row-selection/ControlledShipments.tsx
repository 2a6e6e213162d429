import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'express', headerName: 'Express', type: 'boolean' },
];

const expressIds = shipments.filter(({ express }) => express).map(({ id }) => id);

export default function ControlledShipments() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['S-4']),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => setModel({ type: 'include', ids: new Set(expressIds) })}
        >
          Select express
        </Button>
        <Button onClick={() => setModel({ type: 'include', ids: new Set() })}>Clear</Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={shipments}
          columns={columns}
          label="Shipments and express"
          checkboxSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Typography role="status" variant="body2">
        {model.type}: {[...model.ids].join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
