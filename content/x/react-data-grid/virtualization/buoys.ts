import type { GridColDef } from '@mui/x-data-grid';

export interface Buoy {
  readonly id: number;
  readonly name: string;
}

export const buoys: readonly Buoy[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `Buoy ${index + 1}`,
}));

/** Water temperatures: one column for each hour of the day. */
export const columns: GridColDef<Buoy>[] = [
  { field: 'name', headerName: 'Buoy', width: 110 },
  ...Array.from({ length: 24 }, (_, hour): GridColDef<Buoy> => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 90,
    sortable: false,
    valueGetter: (_value, row) => 9 + ((row.id * 7 + hour * 3) % 50) / 10,
  })),
];
