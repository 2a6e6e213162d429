/** How many trips members and visitors made on a day. */
export interface DayTrips {
  day: string;
  members: number;
  visitors: number;
}

export const weeks = {
  current: [
    { day: 'Mon', members: 1840, visitors: 210 },
    { day: 'Tue', members: 1912, visitors: 198 },
    { day: 'Wed', members: 1875, visitors: 240 },
    { day: 'Thu', members: 2004, visitors: 265 },
    { day: 'Fri', members: 1796, visitors: 488 },
    { day: 'Sat', members: 1120, visitors: 1310 },
    { day: 'Sun', members: 984, visitors: 1204 },
  ],
  previous: [
    { day: 'Mon', members: 1788, visitors: 190 },
    { day: 'Tue', members: 1820, visitors: 204 },
    { day: 'Wed', members: 1851, visitors: 221 },
    { day: 'Thu', members: 1902, visitors: 230 },
    { day: 'Fri', members: 1744, visitors: 402 },
    { day: 'Sat', members: 1168, visitors: 1122 },
    { day: 'Sun', members: 1010, visitors: 1090 },
  ],
} satisfies Record<string, DayTrips[]>;

export type WeekName = keyof typeof weeks;

export interface Station {
  name: string;
  district: string;
  docks: number;
  bikes: number;
}

export const stations: Station[] = [
  { name: 'Fish market', district: 'Old harbor', docks: 24, bikes: 24 },
  { name: 'Ferry terminal', district: 'Old harbor', docks: 36, bikes: 3 },
  { name: 'Ropewalk', district: 'Old harbor', docks: 18, bikes: 11 },
  { name: 'Town hall', district: 'Center', docks: 30, bikes: 17 },
  { name: 'Central library', district: 'Center', docks: 20, bikes: 0 },
  { name: 'Observatory', district: 'North hill', docks: 16, bikes: 2 },
  { name: 'Water tower', district: 'North hill', docks: 16, bikes: 9 },
  { name: 'Tram depot', district: 'East side', docks: 28, bikes: 27 },
];

export interface Repair {
  bike: string;
  fault: string;
  since: string;
}

export const repairs: Repair[] = [
  { bike: 'Bike 318', fault: 'Rear brake rubs', since: 'Since Monday' },
  { bike: 'Bike 077', fault: 'Front light is out', since: 'Since Tuesday' },
  { bike: 'Bike 542', fault: 'Lock does not close', since: 'Since Tuesday' },
  { bike: 'Bike 129', fault: 'Flat tire', since: 'Since today' },
];

export function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}

const format = new Intl.NumberFormat('en');

/** `12345` → `12,345` */
export function formatCount(count: number) {
  return format.format(count);
}
