/** A recipe of a collection. */
export interface Recipe {
  readonly id: number;
  readonly title: string;
  readonly minutes: number;
  readonly tags: readonly string[];
}

export const tags = ['baked', 'quick', 'spicy', 'vegan'];

export const recipes: readonly Recipe[] = [
  { id: 1, title: 'Chickpea curry', minutes: 35, tags: ['spicy', 'vegan'] },
  { id: 2, title: 'Cheese scones', minutes: 30, tags: ['baked', 'quick'] },
  { id: 3, title: 'Onion tart', minutes: 70, tags: ['baked'] },
  { id: 4, title: 'Peanut noodles', minutes: 15, tags: ['quick', 'spicy', 'vegan'] },
];
