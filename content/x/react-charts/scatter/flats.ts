export type Flat = {
  id: string;
  /** Square meters. */
  size: number;
  /** Euros a month. */
  rent: number;
  built: number;
  rooms: number;
};

export const center: Flat[] = [
  { id: 'Mill Lane 4', size: 38, rent: 790, built: 1962, rooms: 1 },
  { id: 'Mill Lane 9', size: 54, rent: 980, built: 1962, rooms: 2 },
  { id: 'Court Street 2', size: 61, rent: 1240, built: 2014, rooms: 2 },
  { id: 'Court Street 17', size: 73, rent: 1390, built: 2008, rooms: 3 },
  { id: 'Bell Square 1', size: 88, rent: 1520, built: 1931, rooms: 3 },
  { id: 'Bell Square 6', size: 112, rent: 2050, built: 2019, rooms: 4 },
];

export const hillside: Flat[] = [
  { id: 'Vine Path 3', size: 42, rent: 560, built: 1974, rooms: 1 },
  { id: 'Vine Path 12', size: 58, rent: 690, built: 1974, rooms: 2 },
  { id: 'Chapel Road 8', size: 76, rent: 940, built: 1988, rooms: 3 },
  { id: 'Chapel Road 21', size: 95, rent: 1180, built: 1999, rooms: 4 },
  { id: 'Quarry Row 5', size: 104, rent: 1330, built: 2016, rooms: 4 },
  { id: 'Quarry Row 7', size: 121, rent: 1410, built: 2003, rooms: 5 },
];

export const squareMeters = (value: number) => `${value} m²`;
export const euros = (value: number) => `€${value.toLocaleString('en')}`;
