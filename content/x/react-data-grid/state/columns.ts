import type { GridColDef } from '@mui/x-data-grid';
import type { Moon } from './moons.ts';

export const columns: GridColDef<Moon>[] = [
  { field: 'moon', headerName: 'Moon', flex: 1, minWidth: 95 },
  { field: 'planet', headerName: 'Planet', width: 95 },
  { field: 'diameter', headerName: 'Kilometers', type: 'number', width: 120 },
  {
    field: 'found',
    headerName: 'Found',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => String(value),
  },
];
