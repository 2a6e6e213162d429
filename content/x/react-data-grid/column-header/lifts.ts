export interface Lift {
  readonly id: number;
  readonly name: string;
  readonly length: number;
  readonly capacity: number;
  readonly opened: number;
}

export const lifts: readonly Lift[] = [
  { id: 1, name: 'Sunnegg', length: 1240, capacity: 1800, opened: 1987 },
  { id: 2, name: 'Hochalm', length: 2310, capacity: 2400, opened: 2004 },
  { id: 3, name: 'Gletscherbahn', length: 3460, capacity: 3200, opened: 2019 },
  { id: 4, name: 'Wiesenlift', length: 380, capacity: 700, opened: 1972 },
];
