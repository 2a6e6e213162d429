import type { GridColDef } from '@mui/x-data-grid';

/** A tool that a shop lends. */
export interface Tool {
  readonly id: number;
  readonly name: string;
  readonly rate: number;
  readonly count: number;
}

export const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'rate', headerName: 'Per day', type: 'number', width: 90, editable: true },
  { field: 'count', headerName: 'In stock', type: 'number', width: 90, editable: true },
];

export const tools: readonly Tool[] = [
  { id: 1, name: 'Hammer drill', rate: 18, count: 6 },
  { id: 2, name: 'Belt sander', rate: 15, count: 3 },
  { id: 3, name: 'Tile cutter', rate: 22, count: 2 },
  { id: 4, name: 'Wet vacuum', rate: 12, count: 4 },
];
