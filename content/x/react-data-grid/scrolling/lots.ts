import type { GridColDef } from '@mui/x-data-grid';

export interface Lot {
  readonly id: number;
  readonly item: string;
  readonly estimate: number;
}

const items = ['Oak chest', 'Brass lamp', 'Wall clock', 'Silver tray', 'Map of Norway'];

export const lots: readonly Lot[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  item: items[index % items.length] ?? 'Oak chest',
  estimate: 80 + ((index * 37) % 90) * 5,
}));

export const columns: GridColDef<Lot>[] = [
  { field: 'id', headerName: 'Lot', width: 80 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 110 },
];
