export interface Apartment {
  readonly id: number;
  readonly street: string;
  readonly district: 'Harbor' | 'Hill' | 'Old Town';
  readonly rooms: number;
  readonly rent: number;
  readonly free: Date;
  readonly pets: boolean;
}

export const apartments: readonly Apartment[] = [
  {
    id: 1,
    street: 'Anchor Lane 4',
    district: 'Harbor',
    rooms: 2,
    rent: 980,
    free: new Date(2026, 5, 1),
    pets: true,
  },
  {
    id: 2,
    street: 'Café Square 11',
    district: 'Old Town',
    rooms: 3,
    rent: 1450,
    free: new Date(2026, 6, 15),
    pets: false,
  },
  {
    id: 3,
    street: 'Vineyard Road 27',
    district: 'Hill',
    rooms: 4,
    rent: 1620,
    free: new Date(2026, 5, 15),
    pets: true,
  },
  {
    id: 4,
    street: 'Mill Street 8',
    district: 'Old Town',
    rooms: 1,
    rent: 690,
    free: new Date(2026, 7, 1),
    pets: false,
  },
  {
    id: 5,
    street: 'Pier Road 19',
    district: 'Harbor',
    rooms: 3,
    rent: 1180,
    free: new Date(2026, 6, 1),
    pets: true,
  },
  {
    id: 6,
    street: 'Chapel Hill 2',
    district: 'Hill',
    rooms: 2,
    rent: 1040,
    free: new Date(2026, 8, 1),
    pets: false,
  },
];
