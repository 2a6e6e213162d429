import type { GridColDef } from '@mui/x-data-grid';
import type { Book } from './books.ts';

export const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'year', headerName: 'Published', width: 110 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];
