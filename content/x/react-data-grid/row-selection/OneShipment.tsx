import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
];

export default function OneShipment() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['S-1']),
  });
  const shipment = shipments.find(({ id }) => model.ids.has(id));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={shipments}
          columns={columns}
          label="Shipments to look at"
          hideFooter
          disableMultipleRowSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Typography role="status">
        {shipment === undefined
          ? 'Select a shipment to see what it weighs.'
          : `${shipment.id} weighs ${shipment.kilos} kg and is ${shipment.state}.`}
      </Typography>
    </Stack>
  );
}
