export interface Pet {
  readonly id: number;
  readonly name: string;
  readonly species: string;
  readonly weight: number;
  readonly owner: string;
  readonly phone: string;
  readonly chip: string;
}

export const pets: readonly Pet[] = [
  {
    id: 1,
    name: 'Biscuit',
    species: 'Dog',
    weight: 11.4,
    owner: 'Ines Moreau',
    phone: '555-0141',
    chip: '9002-1841',
  },
  {
    id: 2,
    name: 'Saffron',
    species: 'Cat',
    weight: 4.1,
    owner: 'Tomasz Zielinski',
    phone: '555-0142',
    chip: '9002-3310',
  },
  {
    id: 3,
    name: 'Olive',
    species: 'Rabbit',
    weight: 1.9,
    owner: 'Grace Okafor',
    phone: '555-0143',
    chip: '9002-0276',
  },
  {
    id: 4,
    name: 'Captain',
    species: 'Parrot',
    weight: 0.4,
    owner: 'Yuki Arai',
    phone: '555-0144',
    chip: '9002-7753',
  },
];
