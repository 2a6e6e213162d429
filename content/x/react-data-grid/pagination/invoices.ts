export interface Invoice {
  readonly id: number;
  readonly number: string;
  readonly client: string;
  readonly amount: number;
}

const clients = ['Linden Bakery', 'Studio Amsel', 'Haddad & Sons', 'Kite School', 'Café Rossi'];

export const invoices: readonly Invoice[] = Array.from({ length: 87 }, (_, index) => ({
  id: index,
  number: `2026-${String(index + 1).padStart(3, '0')}`,
  client: clients[index % clients.length] ?? '',
  amount: 120 + ((index * 370) % 900),
}));
