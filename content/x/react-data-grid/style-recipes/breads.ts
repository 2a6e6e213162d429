import type { GridColDef } from '@mui/x-data-grid';

export interface Bread {
  readonly id: number;
  readonly name: string;
  readonly baked: number;
  readonly sold: number;
  readonly price: number;
}

export const breads: readonly Bread[] = [
  { id: 1, name: 'Rye loaf', baked: 40, sold: 38, price: 5.2 },
  { id: 2, name: 'Baguette', baked: 120, sold: 97, price: 1.8 },
  { id: 3, name: 'Poppy roll', baked: 200, sold: 171, price: 0.7 },
  { id: 4, name: 'Focaccia', baked: 24, sold: 24, price: 4.5 },
  { id: 5, name: 'Spelt loaf', baked: 30, sold: 19, price: 5.9 },
];

export const columns: GridColDef<Bread>[] = [
  { field: 'name', headerName: 'Bread', flex: 1, minWidth: 100 },
  { field: 'baked', headerName: 'Baked', type: 'number', width: 80 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
];
