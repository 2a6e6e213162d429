import type { GridColDef } from '@mui/x-data-grid';

export interface Camera {
  readonly id: number;
  readonly model: string;
  readonly mount: string;
  readonly year: number;
  readonly weight: number;
}

export const cameras: readonly Camera[] = [
  { id: 1, model: 'Lumo 35', mount: 'Fixed lens', year: 1974, weight: 460 },
  { id: 2, model: 'Heron F', mount: 'Bayonet', year: 1981, weight: 610 },
  { id: 3, model: 'Pocket 110', mount: 'Fixed lens', year: 1979, weight: 180 },
];

export const columns: GridColDef<Camera>[] = [
  { field: 'model', headerName: 'Camera', flex: 1, minWidth: 100, hideable: false },
  { field: 'mount', headerName: 'Mount', width: 110 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'weight', headerName: 'Weight in g', type: 'number', width: 110 },
];
