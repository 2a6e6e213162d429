import type { GridColDef } from '@mui/x-data-grid';

export interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly essay: number | null;
  readonly exam: number | null;
}

export const columns: GridColDef<Pupil>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'essay', headerName: 'Essay', type: 'number', width: 90 },
  { field: 'exam', headerName: 'Exam', type: 'number', width: 90 },
];

export const pupils: readonly Pupil[] = [
  { id: 1, name: 'Beatriz Costa', essay: 74, exam: 81 },
  { id: 2, name: 'Emeka Obi', essay: 68, exam: null },
  { id: 3, name: 'Hanna Kowal', essay: 91, exam: 88 },
  { id: 4, name: 'Liam Byrne', essay: null, exam: 57 },
];
