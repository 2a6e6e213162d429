import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Hours } from './hours.ts';

const day: Partial<GridColDef<Hours>> = { type: 'number', width: 80, sortable: false };

export const columns: GridColDef<Hours>[] = [
  { field: 'id', headerName: 'Name', width: 100 },
  { ...day, field: 'mon', headerName: 'Mon' },
  { ...day, field: 'tue', headerName: 'Tue' },
  { ...day, field: 'wed', headerName: 'Wed' },
  { ...day, field: 'thu', headerName: 'Thu' },
  { ...day, field: 'fri', headerName: 'Fri' },
];
