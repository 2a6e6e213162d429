import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { hikes, type Hike } from './hikes.ts';

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', width: 130 },
  { field: 'km', headerName: 'Kilometers', type: 'number', width: 130 },
];

const localeText: Partial<GridLocaleText> = {
  noRowsLabel: 'No hikes planned',
  noResultsOverlayLabel: 'No hike has this name',
  toolbarQuickFilterPlaceholder: 'Find a hike',
  footerRowSelected: (count) => (count === 1 ? 'You go on 1 hike' : `You go on ${count} hikes`),
};

export default function OwnTexts() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        rows={hikes}
        columns={columns}
        localeText={localeText}
        label="Hikes"
        checkboxSelection
        showToolbar
      />
    </Box>
  );
}
