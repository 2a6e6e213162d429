import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Plot } from './orchard.ts';

export const columns: GridColDef<Plot>[] = [
  { field: 'plot', headerName: 'Plot', width: 105 },
  { field: 'fruit', headerName: 'Fruit', width: 110 },
  { field: 'june', headerName: 'June', type: 'number', width: 110 },
  { field: 'july', headerName: 'July', type: 'number', width: 110 },
  { field: 'august', headerName: 'August', type: 'number', width: 110 },
  { field: 'september', headerName: 'September', type: 'number', width: 110 },
  { field: 'october', headerName: 'October', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 75 },
];
