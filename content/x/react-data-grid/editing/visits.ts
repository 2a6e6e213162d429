/** A visit at a vet's. */
export interface Visit {
  readonly id: number;
  readonly animal: string;
  readonly first: string;
  readonly last: string;
  readonly day: Date;
  readonly minutes: number;
  readonly room: 'Blue' | 'Green';
  readonly arrived: boolean;
}

export const visits: readonly Visit[] = [
  {
    id: 1,
    animal: 'Pixel',
    first: 'Hana',
    last: 'Novak',
    day: new Date(2026, 4, 18),
    minutes: 30,
    room: 'Blue',
    arrived: true,
  },
  {
    id: 2,
    animal: 'Moss',
    first: 'Tomas',
    last: 'Reyes',
    day: new Date(2026, 4, 19),
    minutes: 15,
    room: 'Green',
    arrived: false,
  },
  {
    id: 3,
    animal: 'Biscuit',
    first: 'Ines',
    last: 'Duarte',
    day: new Date(2026, 4, 20),
    minutes: 45,
    room: 'Blue',
    arrived: false,
  },
];
