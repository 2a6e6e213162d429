import type { GridColDef } from '@mui/x-data-grid';

export interface Show {
  readonly id: number;
  readonly play: string;
  readonly evening: string;
  readonly seats: number;
  readonly subtitles: boolean;
}

export const shows: readonly Show[] = [
  { id: 1, play: 'The Seagull', evening: 'Tuesday', seats: 42, subtitles: true },
  { id: 2, play: 'Antigone', evening: 'Wednesday', seats: 7, subtitles: false },
  { id: 3, play: 'Twelfth Night', evening: 'Friday', seats: 118, subtitles: true },
  { id: 4, play: 'Peer Gynt', evening: 'Saturday', seats: 0, subtitles: false },
];

export const columns: GridColDef<Show>[] = [
  { field: 'play', headerName: 'Play', flex: 1, minWidth: 105 },
  { field: 'evening', headerName: 'Evening', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];
