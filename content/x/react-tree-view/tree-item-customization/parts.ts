export interface Part {
  id: string;
  label: string;
  kind: 'group' | 'part' | 'tool';
  stock?: number;
  children?: Part[];
}

export const parts: Part[] = [
  {
    id: 'wheels',
    label: 'Wheels',
    kind: 'group',
    children: [
      { id: 'tubes', label: 'Inner tubes', kind: 'part', stock: 24 },
      { id: 'spokes', label: 'Spokes', kind: 'part', stock: 3 },
      { id: 'key', label: 'Spoke key', kind: 'tool', stock: 1 },
    ],
  },
  { id: 'chains', label: 'Chains', kind: 'part', stock: 8 },
];
