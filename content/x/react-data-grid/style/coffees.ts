import type { GridColDef } from '@mui/x-data-grid';

export interface Coffee {
  readonly id: number;
  readonly lot: string;
  readonly origin: string;
  readonly bags: number;
  readonly change: number;
  readonly state: 'ready' | 'resting' | 'sold out';
}

export const coffees: readonly Coffee[] = [
  { id: 1, lot: 'Yirgacheffe', origin: 'Ethiopia', bags: 42, change: 3.2, state: 'ready' },
  { id: 2, lot: 'Huila', origin: 'Colombia', bags: 18, change: -1.4, state: 'ready' },
  { id: 3, lot: 'Nyeri', origin: 'Kenya', bags: 0, change: 5.1, state: 'sold out' },
  { id: 4, lot: 'Tarrazú', origin: 'Costa Rica', bags: 27, change: -0.6, state: 'resting' },
  { id: 5, lot: 'Sidama', origin: 'Ethiopia', bags: 31, change: 2.0, state: 'ready' },
  { id: 6, lot: 'Antigua', origin: 'Guatemala', bags: 0, change: -2.8, state: 'sold out' },
];

export const coffeeColumns: GridColDef<Coffee>[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 110 },
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 100 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 80 },
];
