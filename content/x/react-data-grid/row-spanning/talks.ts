export interface Talk {
  readonly id: number;
  readonly hall: string;
  readonly start: Date;
  readonly talk: string;
  readonly seats: number;
}

export const talks: readonly Talk[] = [
  { id: 1, hall: 'Aula', start: new Date(2026, 8, 3, 9), talk: 'Opening', seats: 200 },
  { id: 2, hall: 'Aula', start: new Date(2026, 8, 3, 10), talk: 'Tides and towns', seats: 200 },
  { id: 3, hall: 'Aula', start: new Date(2026, 8, 3, 11), talk: 'Maps of sound', seats: 200 },
  { id: 4, hall: 'Cellar', start: new Date(2026, 8, 3, 11), talk: 'Moss gardens', seats: 40 },
  { id: 5, hall: 'Cellar', start: new Date(2026, 8, 3, 12), talk: 'Night trains', seats: 40 },
  { id: 6, hall: 'Gallery', start: new Date(2026, 8, 3, 12), talk: 'Glass and light', seats: 40 },
];
