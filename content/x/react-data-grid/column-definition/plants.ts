export interface Plant {
  readonly id: number;
  readonly name: string;
  readonly kind: 'herb' | 'shrub' | 'tree';
  readonly price: number;
  readonly stock: number;
  readonly sown: Date;
  readonly hardy: boolean;
}

export const plants: readonly Plant[] = [
  {
    id: 1,
    name: 'Rosemary',
    kind: 'herb',
    price: 4.5,
    stock: 48,
    sown: new Date(2026, 1, 12),
    hardy: true,
  },
  {
    id: 2,
    name: 'Basil',
    kind: 'herb',
    price: 2.9,
    stock: 6,
    sown: new Date(2026, 3, 2),
    hardy: false,
  },
  {
    id: 3,
    name: 'Hydrangea',
    kind: 'shrub',
    price: 18,
    stock: 22,
    sown: new Date(2025, 8, 20),
    hardy: true,
  },
  {
    id: 4,
    name: 'Olive tree',
    kind: 'tree',
    price: 65,
    stock: 9,
    sown: new Date(2023, 4, 5),
    hardy: false,
  },
];
