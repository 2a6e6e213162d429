export interface Tea {
  readonly id: number;
  readonly tea: string;
  readonly origin: string;
  readonly note: string;
  readonly tins: number;
  readonly ordered: number | null;
}

export const teas: readonly Tea[] = [
  {
    id: 1,
    tea: 'Assam Second Flush',
    origin: 'India',
    note: 'Malty and strong, made for milk',
    tins: 14,
    ordered: 20,
  },
  {
    id: 2,
    tea: 'Sencha Superior',
    origin: 'Japan',
    note: 'Grassy; brew it below 80 degrees and for no more than two minutes',
    tins: 3,
    ordered: 12,
  },
  {
    id: 3,
    tea: 'Tie Guan Yin',
    origin: 'China',
    note: 'Floral oolong, good for five or six infusions',
    tins: 0,
    ordered: null,
  },
  {
    id: 4,
    tea: 'Rooibos',
    origin: 'South Africa',
    note: 'Free of caffeine, sweet even without sugar',
    tins: 9,
    ordered: null,
  },
  {
    id: 5,
    tea: 'Darjeeling First Flush',
    origin: 'India',
    note: 'Light and flowery, from the first harvest in spring',
    tins: 6,
    ordered: 6,
  },
];
