import type { GridColDef } from '@mui/x-data-grid';

export interface Hive {
  readonly id: number;
  readonly hive: string;
  readonly frames: number;
  readonly honey: number;
}

export const hives: readonly Hive[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  hive: `Hive ${index + 1}`,
  frames: 6 + (index % 5),
  honey: 11 + ((index * 7) % 13),
}));

export const columns: GridColDef<Hive>[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 90 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 95 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
];
