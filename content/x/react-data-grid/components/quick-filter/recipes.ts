import type { GridColDef } from '@mui/x-data-grid';

export interface Recipe {
  readonly id: number;
  readonly dish: string;
  readonly kitchen: string;
  readonly minutes: number;
}

export const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150 },
  { field: 'kitchen', headerName: 'Kitchen', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export const recipes: readonly Recipe[] = [
  { id: 1, dish: 'Lentil soup', kitchen: 'Turkish', minutes: 35 },
  { id: 2, dish: 'Shakshuka', kitchen: 'Tunisian', minutes: 30 },
  { id: 3, dish: 'Onion soup', kitchen: 'French', minutes: 70 },
  { id: 4, dish: 'Mushroom risotto', kitchen: 'Italian', minutes: 45 },
  { id: 5, dish: 'Miso soup', kitchen: 'Japanese', minutes: 15 },
];
