import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Club {
  readonly id: string;
  readonly club: string;
  readonly played: number;
  readonly points: number;
}

export const columns: GridColDef<Club>[] = [
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 110 },
  { field: 'played', headerName: 'Played', type: 'number', width: 75 },
  { field: 'points', headerName: 'Points', type: 'number', width: 75 },
];

export const clubs: readonly Club[] = [
  { id: 'WHT', club: 'White Harbor', played: 14, points: 33 },
  { id: 'EAS', club: 'Eastgate', played: 14, points: 29 },
  { id: 'ROV', club: 'Rovers', played: 13, points: 26 },
  { id: 'ALB', club: 'Albion', played: 14, points: 21 },
  { id: 'KEL', club: 'Kelmore', played: 14, points: 17 },
  { id: 'UNI', club: 'United', played: 13, points: 15 },
  { id: 'BRA', club: 'Brackley', played: 14, points: 8 },
];
