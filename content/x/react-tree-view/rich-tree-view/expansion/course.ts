export interface Lesson {
  id: string;
  label: string;
  children?: Lesson[];
}

export const course: Lesson[] = [
  {
    id: 'dough',
    label: '1. Dough',
    children: [
      { id: 'flour', label: 'Flour and water' },
      {
        id: 'starters',
        label: 'Starters',
        children: [{ id: 'sourdough', label: 'Feeding a sourdough' }],
      },
    ],
  },
  {
    id: 'shaping',
    label: '2. Shaping',
    children: [
      { id: 'loaves', label: 'Round loaves' },
      { id: 'plaits', label: 'Plaits' },
    ],
  },
  { id: 'oven', label: '3. Oven', children: [{ id: 'steam', label: 'Steam' }] },
];
