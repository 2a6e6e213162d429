import type { DataModel, DataSource } from '@toolpad/core/Crud';

export interface FoundItem extends DataModel {
  id: number;
  thing: string;
  place: string;
  shelf: number;
}

let items: FoundItem[] = [
  { id: 1, thing: 'Black umbrella', place: 'Tram 4', shelf: 2 },
  { id: 2, thing: 'Left glove', place: 'Bus 12', shelf: 1 },
  { id: 3, thing: 'Violin case', place: 'Station hall', shelf: 5 },
];

function findItem(id: string | number): FoundItem {
  const item = items.find((candidate) => candidate.id === Number(id));
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
}

/** Keeps the items in memory; yours asks a server. */
export const foundItems: DataSource<FoundItem> = {
  fields: [
    { field: 'thing', headerName: 'Thing', flex: 1, minWidth: 130 },
    {
      field: 'place',
      headerName: 'Found in',
      type: 'singleSelect',
      valueOptions: ['Bus 12', 'Tram 4', 'Station hall'],
      width: 120,
    },
    { field: 'shelf', headerName: 'Shelf', type: 'number' },
  ],
  getMany: ({ paginationModel: { page, pageSize } }) => ({
    items: items.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: items.length,
  }),
  getOne: findItem,
  createOne: (data) => {
    const id = Math.max(0, ...items.map((item) => item.id)) + 1;
    const item = { thing: '', place: '', shelf: 1, ...data, id };
    items = [...items, item];
    return item;
  },
  updateOne: (id, data) => {
    const changed = { ...findItem(id), ...data };
    items = items.map((item) => (item.id === changed.id ? changed : item));
    return changed;
  },
  deleteOne: (id) => {
    items = items.filter((item) => item.id !== Number(id));
  },
  validate: ({ thing }) => ({
    issues: thing ? [] : [{ message: 'Name the thing', path: ['thing'] }],
  }),
};
