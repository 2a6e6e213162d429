export interface Part {
  readonly id: number;
  readonly name: string;
  readonly pieces: number;
  readonly price: number;
}

export interface Repair {
  readonly id: number;
  readonly bike: string;
  readonly owner: string;
  readonly phone: string;
  readonly due: Date;
  readonly note: string;
  readonly parts: readonly Part[];
}

export const repairs: readonly Repair[] = [
  {
    id: 1,
    bike: 'Touring bike',
    owner: 'Elif Kaya',
    phone: '555 0141',
    due: new Date(2026, 5, 9),
    note: 'Rear wheel wobbles. Check the spokes.',
    parts: [
      { id: 11, name: 'Spoke 292 mm', pieces: 6, price: 1.2 },
      { id: 12, name: 'Rim tape', pieces: 1, price: 4 },
    ],
  },
  {
    id: 2,
    bike: 'Cargo bike',
    owner: 'Niels Vos',
    phone: '555 0142',
    due: new Date(2026, 5, 10),
    note: 'Brakes squeal when it rains.',
    parts: [
      { id: 21, name: 'Brake pads', pieces: 2, price: 14.5 },
      { id: 22, name: 'Brake disc', pieces: 1, price: 38 },
      { id: 23, name: 'Brake cable', pieces: 2, price: 5.9 },
    ],
  },
  {
    id: 3,
    bike: 'City bike',
    owner: 'Rosa Marino',
    phone: '555 0143',
    due: new Date(2026, 5, 11),
    note: 'Lights go out at times.',
    parts: [{ id: 31, name: 'Hub dynamo', pieces: 1, price: 62 }],
  },
  {
    id: 4,
    bike: 'Kids bike',
    owner: 'Sam Osei',
    phone: '555 0144',
    due: new Date(2026, 5, 12),
    note: 'Inspection only.',
    parts: [],
  },
];
