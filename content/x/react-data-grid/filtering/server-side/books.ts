import type { GridFilterModel } from '@mui/x-data-grid';

/** A book of a library. */
export interface Book {
  readonly id: number;
  readonly title: string;
  readonly year: number;
  readonly shelf: string;
}

const books: readonly Book[] = [
  { id: 1, title: 'The Salt Road', year: 1998, shelf: 'Travel' },
  { id: 2, title: 'Small Engines', year: 2012, shelf: 'Crafts' },
  { id: 3, title: 'Bread at Home', year: 2019, shelf: 'Cooking' },
  { id: 4, title: 'Roads of Tin', year: 2005, shelf: 'Travel' },
  { id: 5, title: 'Knots', year: 1987, shelf: 'Crafts' },
];

/** Stands for the server: it understands `contains`, `>=` and `isAnyOf`. */
export async function findBooks({ items }: GridFilterModel): Promise<readonly Book[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  return books.filter((book) =>
    items.every(({ field, operator, value }) => {
      if (value === undefined || value === '') return true;
      if (operator === '>=') return book.year >= Number(value);
      if (field === 'shelf') return value.length === 0 || value.includes(book.shelf);
      return book.title.toLowerCase().includes(String(value).toLowerCase());
    }),
  );
}
