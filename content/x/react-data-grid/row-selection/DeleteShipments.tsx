import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function DeleteShipments() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(shipments);
  const [model, setModel] = React.useState(nothing);
  const isEmpty = model.type === 'include' && model.ids.size === 0;

  const deleteSelected = () => {
    const selected = apiRef.current?.getSelectedRows();
    setRows((all) => all.filter(({ id }) => selected?.has(id) !== true));
    setModel(nothing);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          startIcon={<DeleteIcon />}
          disabled={isEmpty}
          onClick={deleteSelected}
        >
          Delete selected
        </Button>
        <Button onClick={() => setRows(shipments)}>Restore</Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Shipments to delete"
          checkboxSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
