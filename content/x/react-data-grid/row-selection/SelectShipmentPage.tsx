import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { archive, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
];

export default function SelectShipmentPage() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rows={archive}
        columns={columns}
        label="Shipments, selected by page"
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[4, 8]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </Box>
  );
}
