export interface Run {
  readonly id: number;
  readonly day: Date;
  readonly route: string;
  readonly km: number;
  readonly minutes: number;
}

export const runs: readonly Run[] = [
  { id: 1, day: new Date(2026, 2, 2), route: 'Canal', km: 8.2, minutes: 45 },
  { id: 2, day: new Date(2026, 2, 4), route: 'Park loop', km: 5, minutes: 25 },
  { id: 3, day: new Date(2026, 2, 7), route: 'Two bridges', km: 14.5, minutes: 87 },
  { id: 4, day: new Date(2026, 2, 9), route: 'Park loop', km: 5, minutes: 26 },
  { id: 5, day: new Date(2026, 2, 12), route: 'Canal', km: 10.3, minutes: 57 },
];
