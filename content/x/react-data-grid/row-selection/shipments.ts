export interface Shipment {
  readonly id: string;
  readonly city: string;
  readonly kilos: number;
  readonly express: boolean;
  readonly state: 'open' | 'packed' | 'sent';
}

export const shipments: readonly Shipment[] = [
  { id: 'S-1', city: 'Lisbon', kilos: 12, express: true, state: 'packed' },
  { id: 'S-2', city: 'Oslo', kilos: 3, express: false, state: 'sent' },
  { id: 'S-3', city: 'Vienna', kilos: 27, express: true, state: 'open' },
  { id: 'S-4', city: 'Dublin', kilos: 8, express: false, state: 'packed' },
];

const cities = ['Lisbon', 'Oslo', 'Vienna', 'Dublin', 'Athens', 'Prague', 'Turin'];

/** More of them, for grids with pages. */
export const archive: readonly Shipment[] = Array.from({ length: 21 }, (_, index) => ({
  id: `S-${String(index + 1)}`,
  city: cities[index % cities.length] ?? '',
  kilos: 2 + ((index * 7) % 25),
  express: index % 3 === 0,
  state: 'sent',
}));
