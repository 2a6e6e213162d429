import type { GridColDef } from '@mui/x-data-grid';

export interface Departure {
  readonly id: number;
  readonly time: string;
  readonly to: string;
  readonly platform: number;
}

export const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 90 },
];

export const departures: readonly Departure[] = [
  { id: 1, time: '06:12', to: 'Aberdeen', platform: 3 },
  { id: 2, time: '06:40', to: 'Carlisle', platform: 1 },
  { id: 3, time: '07:05', to: 'Dundee', platform: 4 },
  { id: 4, time: '07:30', to: 'Inverness', platform: 2 },
];
