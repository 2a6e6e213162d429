export interface MenuEntry {
  id: string;
  label: string;
  children?: MenuEntry[];
}

export const menu: MenuEntry[] = [
  { id: 'home', label: 'Home' },
  {
    id: 'visit',
    label: 'Visit',
    children: [
      { id: 'hours', label: 'Opening hours' },
      { id: 'tickets', label: 'Tickets' },
      { id: 'way', label: 'How to get here' },
    ],
  },
  {
    id: 'collection',
    label: 'Collection',
    children: [
      { id: 'paintings', label: 'Paintings' },
      { id: 'prints', label: 'Prints' },
    ],
  },
];
