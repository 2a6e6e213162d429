import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { games, type Game } from './games.ts';

const columns: GridColDef<Game>[] = [
  { field: 'title', headerName: 'Game', width: 170 },
  { field: 'players', headerName: 'Players', type: 'number', width: 130 },
  { field: 'place', headerName: 'Place', width: 120, disableColumnMenu: true },
];

export default function AlwaysShownMenus() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={games}
        columns={columns}
        label="Games by players"
        hideFooter
        sx={{ [`& .${gridClasses.menuIcon}`]: { visibility: 'visible', width: 'auto' } }}
      />
    </Box>
  );
}
