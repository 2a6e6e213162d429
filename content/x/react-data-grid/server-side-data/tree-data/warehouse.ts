import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly pallets: number;
  /** How many places are in this one; the server counts them. */
  readonly shelves: number;
}

export const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

/** The children of each place in the database of the warehouse. */
const places: Readonly<Record<string, readonly Place[]>> = {
  '': [
    { id: 'h1', name: 'Hall 1', pallets: 96, shelves: 2 },
    { id: 'h2', name: 'Hall 2', pallets: 40, shelves: 1 },
    { id: 'yard', name: 'Yard', pallets: 12, shelves: 0 },
  ],
  'Hall 1': [
    { id: 'h1-a', name: 'Aisle A', pallets: 60, shelves: 2 },
    { id: 'h1-b', name: 'Aisle B', pallets: 36, shelves: 0 },
  ],
  'Hall 1/Aisle A': [
    { id: 'h1-a-low', name: 'Lower level', pallets: 36, shelves: 0 },
    { id: 'h1-a-high', name: 'Upper level', pallets: 24, shelves: 0 },
  ],
  'Hall 2': [{ id: 'h2-a', name: 'Aisle A', pallets: 40, shelves: 0 }],
};

/** Stands for a request: waits a moment and answers with the places inside another one. */
export async function findPlaces(path: readonly string[]): Promise<readonly Place[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  return places[path.join('/')] ?? [];
}
