import type { GridColDef } from '@mui/x-data-grid';

export interface Song {
  readonly id: number;
  readonly title: string;
  readonly length: string;
}

export const columns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 115 },
  { field: 'length', headerName: 'Length', width: 75 },
];

export const songs: readonly Song[] = [
  { id: 11, title: 'Paper Lanterns', length: '3:12' },
  { id: 12, title: 'Low Tide', length: '4:05' },
  { id: 13, title: 'Northbound', length: '2:58' },
  { id: 14, title: 'Copper Wire', length: '3:40' },
  { id: 15, title: 'Last Ferry', length: '5:21' },
];

/** The list with one entry at another position. */
export function move<T>(list: readonly T[], from: number, to: number): readonly T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
