export interface Part {
  readonly id: number;
  readonly path: readonly string[];
  readonly count: number;
  readonly cost: number;
}

/** What a bicycle is made of: each path leads from the whole to the part. */
export const parts: readonly Part[] = [
  { id: 1, path: ['Frame'], count: 1, cost: 310 },
  { id: 2, path: ['Frame', 'Fork'], count: 1, cost: 95 },
  { id: 3, path: ['Frame', 'Seat post'], count: 1, cost: 28 },
  { id: 4, path: ['Wheel'], count: 2, cost: 140 },
  { id: 5, path: ['Wheel', 'Rim'], count: 1, cost: 42 },
  { id: 6, path: ['Wheel', 'Hub'], count: 1, cost: 54 },
  { id: 7, path: ['Wheel', 'Hub', 'Axle'], count: 1, cost: 9 },
  { id: 8, path: ['Wheel', 'Hub', 'Bearing'], count: 2, cost: 6 },
  { id: 9, path: ['Wheel', 'Spoke'], count: 32, cost: 1 },
  { id: 10, path: ['Brake'], count: 2, cost: 38 },
];
