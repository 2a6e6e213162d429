export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

export const plans: readonly Plan[] = [
  { id: 'hour', name: 'One hour', price: 4 },
  { id: 'day', name: 'One day', price: 15 },
  { id: 'week', name: 'One week', price: 60 },
];
