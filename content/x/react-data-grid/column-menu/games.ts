export interface Game {
  readonly id: number;
  readonly title: string;
  readonly players: number;
  readonly minutes: number;
  readonly place: string;
}

export const games: readonly Game[] = [
  { id: 1, title: 'Harbor Masters of Aldermere', players: 4, minutes: 90, place: 'Shelf B' },
  { id: 2, title: 'Fox and Hen', players: 2, minutes: 20, place: 'Shelf A' },
  { id: 3, title: 'The Lighthouse Keepers', players: 5, minutes: 60, place: 'On loan' },
  { id: 4, title: 'Salt Roads', players: 4, minutes: 120, place: 'Shelf C' },
];
