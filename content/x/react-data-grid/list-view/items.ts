import type { GridColDef } from '@mui/x-data-grid-pro';

export interface FoundItem {
  readonly id: number;
  readonly item: string;
  readonly place: string;
  readonly shelf: string;
}

export const items: readonly FoundItem[] = [
  { id: 1, item: 'Blue umbrella', place: 'Line 4', shelf: 'A3' },
  { id: 2, item: 'Violin case', place: 'Central station', shelf: 'D1' },
  { id: 3, item: 'Child’s scooter', place: 'Line 12', shelf: 'F2' },
  { id: 4, item: 'Reading glasses', place: 'Harbor ferry', shelf: 'A1' },
  { id: 5, item: 'Knitted scarf', place: 'Line 4', shelf: 'B4' },
];

export const columns: GridColDef<FoundItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'place', headerName: 'Found in', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];
