import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Bike {
  readonly id: number;
  readonly model: string;
  readonly kind: 'City' | 'Gravel' | 'Cargo';
  readonly frame: number;
  readonly price: number;
}

export const bikes: readonly Bike[] = [
  { id: 1, model: 'Harbor 3', kind: 'City', frame: 52, price: 640 },
  { id: 2, model: 'Dustline', kind: 'Gravel', frame: 56, price: 1450 },
  { id: 3, model: 'Boxer Long', kind: 'Cargo', frame: 54, price: 3900 },
  { id: 4, model: 'Harbor 7', kind: 'City', frame: 56, price: 890 },
  { id: 5, model: 'Fieldway', kind: 'Gravel', frame: 52, price: 1890 },
  { id: 6, model: 'Boxer Mini', kind: 'Cargo', frame: 50, price: 2750 },
];

export const columns: GridColDef<Bike>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['City', 'Gravel', 'Cargo'],
    width: 115,
  },
  { field: 'frame', headerName: 'Frame in cm', type: 'number', width: 150 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 140 },
];
