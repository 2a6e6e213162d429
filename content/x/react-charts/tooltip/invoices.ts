export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Amounts of invoices by month, in euros. */
export const paid = [8200, 9150, 7400, 10300, 9800, 6100];
export const open = [400, 250, 900, 1200, 2100, 4800];
export const overdue = [1150, 0, 1820, 480, 2410, 1660];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const formatEuros = (value: number | null) => (value === null ? null : euros.format(value));
