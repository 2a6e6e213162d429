export interface Station {
  readonly callSign: string;
  readonly name: string;
  readonly place: { readonly city: string; readonly country: string };
  readonly bands: readonly number[];
}

export const stations: readonly Station[] = [
  {
    callSign: 'HB-4R',
    name: 'Radio Seeland',
    place: { city: 'Biel', country: 'Switzerland' },
    bands: [98.4],
  },
  {
    callSign: 'PA-7K',
    name: 'Kustradio',
    place: { city: 'Den Helder', country: 'Netherlands' },
    bands: [91.2, 104.7],
  },
  {
    callSign: 'EI-2D',
    name: 'West Coast FM',
    place: { city: 'Galway', country: 'Ireland' },
    bands: [88.9, 95.1, 101.3],
  },
  {
    callSign: 'OH-9S',
    name: 'Saimaa Radio',
    place: { city: 'Lappeenranta', country: 'Finland' },
    bands: [93.6],
  },
];
