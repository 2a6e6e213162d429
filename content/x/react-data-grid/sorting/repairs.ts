export type Priority = 'low' | 'normal' | 'urgent';

export interface Repair {
  readonly id: string;
  readonly customer: string;
  readonly bike: string;
  readonly priority: Priority;
  /** What the work will cost; `null` until somebody has looked at the bike. */
  readonly quote: number | null;
}

export const repairs: readonly Repair[] = [
  { id: 'R-9', customer: 'Ines Moreau', bike: 'City', priority: 'normal', quote: 45 },
  { id: 'R-10', customer: 'Tom Becker', bike: 'Cargo', priority: 'urgent', quote: 180 },
  { id: 'R-11', customer: 'Yuki Sato', bike: 'City', priority: 'low', quote: null },
  { id: 'R-12', customer: 'Ada Okafor', bike: 'Road', priority: 'urgent', quote: 60 },
  { id: 'R-102', customer: 'Leo Novak', bike: 'Road', priority: 'normal', quote: 95 },
];
