import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { hikes, type Hike } from './hikes.ts';

const kilometers = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Ziel', width: 130 },
  {
    field: 'km',
    headerName: 'Kilometer',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => kilometers.format(value),
  },
  {
    field: 'date',
    headerName: 'Termin',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => day.format(value),
  },
];

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ width: '100%', height: 380 }}>
      <DataGrid
        rows={hikes}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        label="Wanderungen"
        showToolbar
      />
    </Box>
  );
}
