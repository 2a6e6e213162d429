export interface Expense {
  readonly id: number;
  readonly team: string;
  readonly category: string;
  readonly payee: string;
  readonly paidOn: Date;
  readonly amount: number;
}

export const expenses: readonly Expense[] = [
  {
    id: 1,
    team: 'Design',
    category: 'Software',
    payee: 'Palette Studio',
    paidOn: new Date(2026, 0, 8),
    amount: 240,
  },
  {
    id: 2,
    team: 'Design',
    category: 'Travel',
    payee: 'Northern Rail',
    paidOn: new Date(2026, 0, 19),
    amount: 86.5,
  },
  {
    id: 3,
    team: 'Design',
    category: 'Travel',
    payee: 'Hotel Meridian',
    paidOn: new Date(2026, 1, 3),
    amount: 312,
  },
  {
    id: 4,
    team: 'Sales',
    category: 'Travel',
    payee: 'Northern Rail',
    paidOn: new Date(2026, 0, 22),
    amount: 129,
  },
  {
    id: 5,
    team: 'Sales',
    category: 'Meals',
    payee: 'Trattoria Luna',
    paidOn: new Date(2026, 1, 11),
    amount: 94.2,
  },
  {
    id: 6,
    team: 'Sales',
    category: 'Meals',
    payee: 'Noodle House',
    paidOn: new Date(2026, 2, 5),
    amount: 41.8,
  },
  {
    id: 7,
    team: 'Sales',
    category: 'Travel',
    payee: 'Hotel Meridian',
    paidOn: new Date(2026, 2, 6),
    amount: 468,
  },
  {
    id: 8,
    team: 'Support',
    category: 'Software',
    payee: 'Switchboard',
    paidOn: new Date(2026, 1, 25),
    amount: 180,
  },
  {
    id: 9,
    team: 'Support',
    category: 'Meals',
    payee: 'Trattoria Luna',
    paidOn: new Date(2026, 2, 17),
    amount: 67.5,
  },
];

const euro = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** Rows of groups have no amount unless it is aggregated: their cells stay empty. */
export function formatEuro(value: number | null | undefined): string {
  return value == null ? '' : euro.format(value);
}
