import type { GridColDef } from '@mui/x-data-grid';

/** A packet of seeds in a garden shed. */
export interface Seed {
  readonly id: number;
  readonly name: string;
  readonly sow: string;
  readonly packets: number;
}

export const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 110, editable: true },
  { field: 'sow', headerName: 'Sow in', width: 90, editable: true },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 90, editable: true },
];

export const seeds: readonly Seed[] = [
  { id: 1, name: 'Broad bean', sow: 'March', packets: 3 },
  { id: 2, name: 'Beetroot', sow: 'April', packets: 2 },
  { id: 3, name: 'Zinnia', sow: 'May', packets: 5 },
];
