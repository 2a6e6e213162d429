import { getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import type { Ticket } from './tickets.ts';

/** The server can look for a part of a text, and nothing else. */
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');

export const ticketColumns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90, filterable: false },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 210, filterOperators },
  { field: 'customer', headerName: 'Customer', width: 140, filterOperators },
  { field: 'hours', headerName: 'Waiting (h)', type: 'number', width: 140, filterable: false },
];
