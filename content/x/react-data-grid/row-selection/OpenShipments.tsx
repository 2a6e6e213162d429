import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'state', headerName: 'State' },
];

export default function OpenShipments() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        rows={shipments}
        columns={columns}
        label="Shipments that have not left"
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={({ row }) => row.state !== 'sent'}
        hideFooter
      />
    </Box>
  );
}
