import type { GridColDef } from '@mui/x-data-grid';

export interface Workshop {
  readonly id: number;
  readonly name: string;
  readonly teacher: string;
  readonly date: Date;
  readonly fee: number;
}

export const workshops: readonly Workshop[] = [
  { id: 1, name: 'Wheel throwing', teacher: 'Amara Diallo', date: new Date(2026, 4, 9), fee: 65 },
  { id: 2, name: 'Bookbinding', teacher: 'Piotr Nowak', date: new Date(2026, 4, 16), fee: 40 },
  { id: 3, name: 'Knife sharpening', teacher: 'Hana Sato', date: new Date(2026, 4, 23), fee: 25 },
  { id: 4, name: 'Felt slippers', teacher: 'Liisa Kask', date: new Date(2026, 5, 6), fee: 30 },
  { id: 5, name: 'Sourdough', teacher: 'Marco Ricci', date: new Date(2026, 5, 13), fee: 45 },
];

export const columns: GridColDef<Workshop>[] = [
  { field: 'name', headerName: 'Workshop', flex: 1, minWidth: 130 },
  { field: 'teacher', headerName: 'Teacher', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'fee', headerName: 'Fee in €', type: 'number', width: 110 },
];
