import type { GridColDef } from '@mui/x-data-grid';
import type { Game } from './games.ts';

export const columns: GridColDef<Game>[] = [
  { field: 'title', headerName: 'Game', width: 170 },
  { field: 'players', headerName: 'Players', type: 'number', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
];
