export interface Hike {
  readonly id: number;
  readonly name: string;
  readonly km: number;
  readonly date: Date;
}

export const hikes: readonly Hike[] = [
  { id: 1, name: 'Almsee', km: 8.4, date: new Date(2026, 4, 16) },
  { id: 2, name: 'Traunstein', km: 12.7, date: new Date(2026, 5, 6) },
  { id: 3, name: 'Grünberg', km: 5.2, date: new Date(2026, 6, 18) },
];
