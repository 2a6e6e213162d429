import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
];

export default function DeleteShipments() {
  const [rows, setRows] = React.useState(shipments);
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          startIcon={<DeleteIcon />}
          disabled={model.ids.size === 0}
          onClick={() => setRows((all) => all.filter(({ id }) => !model.ids.has(id)))}
        >
          Delete selected
        </Button>
        <Button onClick={() => setRows(shipments)}>Restore</Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Shipments to delete"
          checkboxSelection
          disableRowSelectionExcludeModel
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
