export interface Book {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly copies: number;
}

export const books: readonly Book[] = [
  { id: 1, title: 'A Field of Winter', author: 'Ada Brandt', year: 2014, copies: 3 },
  { id: 2, title: 'Tides of Memory', author: 'Tomas Oka', year: 1998, copies: 1 },
  {
    id: 3,
    title: 'The Bridge Builder’s Daughter and Other Stories',
    author: 'Lena Vaz',
    year: 2021,
    copies: 6,
  },
  { id: 4, title: 'Salt and Timber', author: 'Jun Itoya', year: 2009, copies: 2 },
  { id: 5, title: 'The Bread Makers', author: 'Mia Rossi', year: 2017, copies: 4 },
];
