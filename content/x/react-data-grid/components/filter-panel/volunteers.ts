import type { GridColDef } from '@mui/x-data-grid';

export interface Volunteer {
  readonly id: number;
  readonly name: string;
  readonly team: string;
  readonly hours: number;
}

export const columns: GridColDef<Volunteer>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Garden', 'Kitchen', 'Library'],
    width: 120,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

export const volunteers: readonly Volunteer[] = [
  { id: 1, name: 'Sofia Bruno', team: 'Kitchen', hours: 12 },
  { id: 2, name: 'Emre Yilmaz', team: 'Garden', hours: 4 },
  { id: 3, name: 'Ruth Cohen', team: 'Library', hours: 9 },
  { id: 4, name: 'Ben Asante', team: 'Garden', hours: 15 },
];
