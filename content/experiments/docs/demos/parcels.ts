export interface Parcel {
  id: string;
  city: string;
  weight: number;
}

export const parcels: Parcel[] = [
  { id: 'HX-1042', city: 'Lisbon', weight: 2.4 },
  { id: 'HX-1043', city: 'Oslo', weight: 0.8 },
];
