export interface Bed {
  id: string;
  label: string;
  children?: Bed[];
}

export const beds: Bed[] = [
  {
    id: 'north',
    label: 'North beds',
    children: [
      { id: 'n1', label: 'Potatoes' },
      { id: 'n2', label: 'Leeks' },
    ],
  },
  { id: 'herbs', label: 'Herb spiral' },
];

export function renameBed(items: Bed[], id: string, label: string): Bed[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && renameBed(item.children, id, label),
  }));
}
