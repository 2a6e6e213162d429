import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

export default function PickShipments() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={shipments}
        columns={columns}
        label="Shipments"
        checkboxSelection
        hideFooterPagination
      />
    </Box>
  );
}
