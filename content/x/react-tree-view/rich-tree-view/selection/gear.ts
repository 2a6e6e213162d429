export interface Gear {
  id: string;
  label: string;
  grams?: number;
  children?: Gear[];
}

export const gear: Gear[] = [
  {
    id: 'cameras',
    label: 'Cameras',
    children: [
      { id: 'body', label: 'Mirrorless body', grams: 640 },
      { id: 'compact', label: 'Compact', grams: 300 },
    ],
  },
  {
    id: 'lenses',
    label: 'Lenses',
    children: [
      { id: 'wide', label: '24 mm', grams: 370 },
      { id: 'tele', label: '70–200 mm', grams: 1070 },
    ],
  },
  { id: 'tripod', label: 'Tripod', grams: 1450 },
];
