export interface Place {
  readonly id: number;
  readonly place: string;
  readonly elevation: number;
  readonly winterLow: number;
  readonly winterHigh: number;
  readonly summerLow: number;
  readonly summerHigh: number;
}

export const places: readonly Place[] = [
  {
    id: 1,
    place: 'Tromsø',
    elevation: 10,
    winterLow: -7,
    winterHigh: -2,
    summerLow: 9,
    summerHigh: 15,
  },
  {
    id: 2,
    place: 'Innsbruck',
    elevation: 574,
    winterLow: -5,
    winterHigh: 4,
    summerLow: 13,
    summerHigh: 25,
  },
  {
    id: 3,
    place: 'Palermo',
    elevation: 14,
    winterLow: 9,
    winterHigh: 15,
    summerLow: 22,
    summerHigh: 29,
  },
  {
    id: 4,
    place: 'Cork',
    elevation: 20,
    winterLow: 3,
    winterHigh: 8,
    summerLow: 11,
    summerHigh: 19,
  },
];
