import type { GridColDef } from '@mui/x-data-grid';
import type { Item } from './packing.ts';

export const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'bag', headerName: 'Bag', width: 100 },
  { field: 'packed', headerName: 'Packed', type: 'boolean', width: 90 },
];
