import type { GridColDef } from '@mui/x-data-grid';

export interface Exhibit {
  readonly id: number;
  readonly title: string;
  readonly year: number;
  readonly hall: string;
}

export const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'hall', headerName: 'Hall', width: 110 },
];

export const exhibits: readonly Exhibit[] = [
  { id: 1, title: 'Ship compass', year: 1782, hall: 'Sea' },
  { id: 2, title: 'Diving helmet', year: 1901, hall: 'Sea' },
  { id: 3, title: 'Pocket globe', year: 1745, hall: 'Travel' },
  { id: 4, title: 'Weaving loom', year: 1830, hall: 'Crafts' },
];
