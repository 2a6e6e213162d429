export interface Hours {
  readonly id: string;
  readonly mon: number;
  readonly tue: number;
  readonly wed: number;
  readonly thu: number;
  readonly fri: number;
}

export const hours: readonly Hours[] = [
  { id: 'Mara', mon: 8, tue: 7.5, wed: 8, thu: 6, fri: 4 },
  { id: 'Idris', mon: 6, tue: 6, wed: 6, thu: 6, fri: 6 },
  { id: 'Chloe', mon: 0, tue: 8, wed: 8, thu: 8, fri: 7 },
  { id: 'Pavel', mon: 9, tue: 9, wed: 4, thu: 9, fri: 9 },
];
