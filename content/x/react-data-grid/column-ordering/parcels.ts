export interface Parcel {
  readonly id: number;
  readonly code: string;
  readonly city: string;
  readonly weight: number;
  readonly due: string;
  readonly driver: string;
}

export const parcels: readonly Parcel[] = [
  { id: 1, code: 'P-204', city: 'Aarhus', weight: 3.2, due: 'Mon 10:00', driver: 'Lena Holm' },
  { id: 2, code: 'P-205', city: 'Odense', weight: 0.8, due: 'Mon 12:30', driver: 'Karim Aziz' },
  { id: 3, code: 'P-206', city: 'Aalborg', weight: 14.5, due: 'Tue 09:00', driver: 'Lena Holm' },
  { id: 4, code: 'P-207', city: 'Esbjerg', weight: 6.1, due: 'Tue 15:00', driver: 'Piotr Nowak' },
];
