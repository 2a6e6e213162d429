export interface VinylRecord {
  readonly id: number;
  readonly title: string;
  readonly format: 'LP' | 'EP' | 'Single';
  readonly year: number;
  readonly price: number;
}

export const records: readonly VinylRecord[] = [
  { id: 1, title: 'Night Ferry', format: 'LP', year: 1978, price: 24 },
  { id: 2, title: 'Paper Lanterns', format: 'EP', year: 1983, price: 12 },
  { id: 3, title: 'Sunday Tram', format: 'Single', year: 1969, price: 9 },
  { id: 4, title: 'Glass Orchard', format: 'LP', year: 1991, price: 31 },
  { id: 5, title: 'Night Swim', format: 'Single', year: 1986, price: 7 },
];
