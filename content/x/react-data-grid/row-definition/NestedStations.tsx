import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 125 },
  { field: 'city', headerName: 'City', width: 110, valueGetter: (_value, row) => row.place.city },
  {
    field: 'bands',
    headerName: 'MHz',
    width: 140,
    valueGetter: (_value, row) => row.bands.map((band) => band.toFixed(1)).join(', '),
  },
];

const getRowId = (row: Station) => row.callSign;

export default function NestedStations() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={stations}
        columns={columns}
        getRowId={getRowId}
        label="Radio stations"
        hideFooter
      />
    </Box>
  );
}
