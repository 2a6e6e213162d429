export interface Invoice {
  readonly id: number;
  readonly customer: string;
  readonly due: Date;
  readonly amount: number;
  readonly state: 'open' | 'paid';
}

export const invoices: readonly Invoice[] = [
  { id: 401, customer: 'Café Zoë', due: new Date(2026, 5, 1), amount: 1240.5, state: 'open' },
  { id: 402, customer: 'Brandt, Ola', due: new Date(2026, 5, 8), amount: 86, state: 'paid' },
  { id: 403, customer: 'Łukasz Print', due: new Date(2026, 5, 15), amount: -40, state: 'open' },
  { id: 404, customer: 'Ferreira & Co', due: new Date(2026, 6, 1), amount: 512.9, state: 'paid' },
];

export const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
