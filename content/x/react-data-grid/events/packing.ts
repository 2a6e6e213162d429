export interface Item {
  readonly id: number;
  readonly item: string;
  readonly bag: string;
  readonly packed: boolean;
}

const bags: Record<string, readonly string[]> = {
  Backpack: ['Tent', 'Sleeping bag', 'Mat', 'Rain jacket', 'Fleece', 'Wool socks', 'First-aid kit'],
  Kitchen: ['Stove', 'Gas', 'Pot', 'Spoons', 'Lighter', 'Water filter', 'Coffee'],
  Pockets: ['Map', 'Compass', 'Headlamp', 'Knife', 'Sunscreen', 'Train tickets'],
};

export const items: readonly Item[] = Object.entries(bags)
  .flatMap(([bag, list]) => list.map((item) => ({ bag, item })))
  .map((entry, index) => ({ ...entry, id: index + 1, packed: index < 2 }));
