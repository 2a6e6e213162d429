import type { GridColDef } from '@mui/x-data-grid';

export interface Dish {
  readonly id: number;
  readonly dish: string;
  readonly allergens: string;
  readonly portions: number;
}

export const dishes: readonly Dish[] = [
  { id: 1, dish: 'Lentil soup', allergens: 'Celery', portions: 120 },
  { id: 2, dish: 'Fish cakes', allergens: 'Fish, egg', portions: 85 },
  { id: 3, dish: 'Mushroom risotto', allergens: 'Milk', portions: 60 },
  { id: 4, dish: 'Apple crumble', allergens: 'Gluten, milk', portions: 140 },
];

export const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 100 },
  { field: 'allergens', headerName: 'Allergens', flex: 1, minWidth: 95 },
  { field: 'portions', headerName: 'Portions', type: 'number', width: 100, editable: true },
];
