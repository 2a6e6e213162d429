export interface Plant {
  id: string;
  label: string;
  count: number;
}

/** Children by the id of their parent, as a server would return them. */
const plants: Record<string, Plant[]> = {
  '': [
    { id: 'rosaceae', label: 'Rose family', count: 2 },
    { id: 'lamiaceae', label: 'Mint family', count: 2 },
  ],
  rosaceae: [
    { id: 'malus', label: 'Apples', count: 2 },
    { id: 'fragaria', label: 'Strawberries', count: 0 },
  ],
  malus: [
    { id: 'sylvestris', label: 'Crab apple', count: 0 },
    { id: 'domestica', label: 'Orchard apple', count: 0 },
  ],
  lamiaceae: [
    { id: 'mentha', label: 'Mints', count: 0 },
    { id: 'thymus', label: 'Thymes', count: 0 },
  ],
};

/** Stands in for a request. */
export async function findPlants(parentId = ''): Promise<Plant[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return plants[parentId] ?? [];
}
