export interface Plot {
  readonly id: number;
  readonly plot: string;
  readonly fruit: string;
  readonly june: number;
  readonly july: number;
  readonly august: number;
  readonly september: number;
  readonly october: number;
  readonly total: number;
}

export const plots: readonly Plot[] = [
  {
    id: 1,
    plot: 'North slope',
    fruit: 'Cherries',
    june: 310,
    july: 145,
    august: 0,
    september: 0,
    october: 0,
    total: 455,
  },
  {
    id: 2,
    plot: 'Mill field',
    fruit: 'Plums',
    june: 0,
    july: 90,
    august: 260,
    september: 40,
    october: 0,
    total: 390,
  },
  {
    id: 3,
    plot: 'River bank',
    fruit: 'Pears',
    june: 0,
    july: 0,
    august: 120,
    september: 280,
    october: 35,
    total: 435,
  },
  {
    id: 4,
    plot: 'Old orchard',
    fruit: 'Apples',
    june: 0,
    july: 0,
    august: 75,
    september: 340,
    october: 410,
    total: 825,
  },
];
