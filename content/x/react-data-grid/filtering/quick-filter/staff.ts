import type { GridColDef } from '@mui/x-data-grid';

export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly team: string;
  readonly phone: string;
}

export const columns: GridColDef<Colleague>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 100 },
  { field: 'phone', headerName: 'Phone', width: 120 },
];

export const staff: readonly Colleague[] = [
  { id: 1, name: 'Zuzana Novak', team: 'Payroll', phone: '555-01-40' },
  { id: 2, name: 'Dev Patel', team: 'Support', phone: '555-01-62' },
  { id: 3, name: 'Mei Tanaka', team: 'Payroll', phone: '555-02-18' },
  { id: 4, name: 'Olu Adeyemi', team: 'Security', phone: '555-02-75' },
];
