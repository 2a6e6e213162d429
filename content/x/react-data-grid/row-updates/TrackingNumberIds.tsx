import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  readonly tracking: string;
  readonly sender: string;
  readonly kilos: number;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'tracking', headerName: 'Tracking number', width: 132 },
  { field: 'sender', headerName: 'Sender', flex: 1, minWidth: 105 },
  { field: 'kilos', headerName: 'kg', type: 'number', width: 66 },
];

const shipments: readonly Shipment[] = [
  { tracking: 'HB-20417', sender: 'Lamp Works', kilos: 3.2 },
  { tracking: 'HB-20418', sender: 'Corner Books', kilos: 1.5 },
  { tracking: 'HB-20431', sender: 'Seed Library', kilos: 0.4 },
];

const getTracking = (row: Shipment) => row.tracking;

export default function TrackingNumberIds() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={shipments}
        columns={columns}
        getRowId={getTracking}
        label="Shipments"
        hideFooter
      />
    </Box>
  );
}
