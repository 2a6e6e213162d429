import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Sale {
  readonly id: number;
  readonly flavor: string;
  readonly stand: string;
  readonly soldOn: Date;
  readonly scoops: number;
  readonly income: number;
}

export const columns: GridColDef<Sale>[] = [
  { field: 'flavor', headerName: 'Flavor', width: 120 },
  { field: 'stand', headerName: 'Stand', width: 110 },
  { field: 'soldOn', headerName: 'Day', type: 'date', width: 120 },
  { field: 'scoops', headerName: 'Scoops', type: 'number', width: 100 },
  { field: 'income', headerName: 'Income (€)', type: 'number', width: 120 },
];

const flavors = ['Lemon', 'Hazelnut', 'Mango'];
const stands = ['Harbor', 'Park'];

/** Two sales of each flavor at each stand, from February to May. */
export const sales: readonly Sale[] = Array.from({ length: 12 }, (_, index) => {
  const scoops = 40 + ((index * 17) % 50);
  return {
    id: index + 1,
    flavor: flavors[index % 3] ?? '',
    stand: stands[Math.floor(index / 3) % 2] ?? '',
    soldOn: new Date(2026, 1 + Math.floor(index / 3), 4 + index),
    scoops,
    income: scoops * 2,
  };
});
