import type { DataModel, DataSource } from '@toolpad/core/Crud';

export interface Plant extends DataModel {
  id: number;
  name: string;
  house: string;
  pots: number;
}

let plants: Plant[] = [
  { id: 1, name: 'Vanilla orchid', house: 'Tropics', pots: 14 },
  { id: 2, name: 'Sea holly', house: 'Coast', pots: 32 },
  { id: 3, name: 'Aloe', house: 'Desert', pots: 27 },
];

function find(id: string | number): Plant {
  // The id comes from the address, so it is a string.
  const plant = plants.find((candidate) => candidate.id === Number(id));
  if (!plant) throw new Error(`There is no plant ${id}.`);
  return plant;
}

/** Stands in for a server; yours also sorts and filters. */
export const plantSource: DataSource<Plant> & Required<Pick<DataSource<Plant>, 'getMany'>> = {
  fields: [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
    {
      field: 'house',
      headerName: 'House',
      type: 'singleSelect',
      valueOptions: ['Tropics', 'Coast', 'Desert'],
    },
    { field: 'pots', headerName: 'Pots', type: 'number' },
  ],
  getMany: ({ paginationModel: { page, pageSize } }) => ({
    items: plants.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: plants.length,
  }),
  getOne: find,
  createOne: (data) => {
    const id = Math.max(0, ...plants.map((plant) => plant.id)) + 1;
    const plant = { name: '', house: '', pots: 0, ...data, id };
    plants = [...plants, plant];
    return plant;
  },
  updateOne: (id, data) => {
    const changed = { ...find(id), ...data };
    plants = plants.map((plant) => (plant.id === changed.id ? changed : plant));
    return changed;
  },
  deleteOne: (id) => {
    plants = plants.filter((plant) => plant.id !== Number(id));
  },
  validate: ({ name, pots = 0 }) => {
    const issues = [];
    if (!name) issues.push({ message: 'Name the plant', path: ['name'] });
    if (pots < 1) issues.push({ message: 'At least one pot', path: ['pots'] });
    return { issues };
  },
};
