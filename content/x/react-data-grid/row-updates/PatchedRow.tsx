import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { deliveries, makeDelivery, type Delivery } from './deliveries.ts';

const columns: GridColDef<Delivery>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 120 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function PatchedRow() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.updateRows([{ id: 3, status: 'Delivered' }])}
        >
          Deliver to Priya
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.updateRows([makeDelivery(9)])}>
          Add Aiko
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.updateRows([{ id: 4, _action: 'delete' }])}
        >
          Remove Leon
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={deliveries}
          columns={columns}
          label="Deliveries of the day"
          hideFooter
        />
      </Box>
    </Box>
  );
}
