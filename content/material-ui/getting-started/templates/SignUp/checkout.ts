export const plans = [
  { id: 'wheel', name: 'Wheel', perMonth: 38, text: 'One evening a week, clay included' },
  {
    id: 'studio',
    name: 'Studio',
    perMonth: 64,
    text: 'Open studio on all days, a shelf of your own',
  },
  { id: 'kiln', name: 'Kiln', perMonth: 92, text: 'Studio, and two firings of your own a month' },
] as const;

export type PlanId = (typeof plans)[number]['id'];

export interface Order {
  planId: PlanId;
  yearly: boolean;
  name: string;
  email: string;
  password: string;
  card: string;
  expiry: string;
  code: string;
}

export const emptyOrder: Order = {
  planId: 'studio',
  yearly: false,
  name: '',
  email: '',
  password: '',
  card: '',
  expiry: '',
  code: '',
};

/** Fields that are typed, and what is wrong with them. */
export type FieldName = 'name' | 'email' | 'password' | 'card' | 'expiry' | 'code';
export type FieldErrors = Partial<Record<FieldName, string>>;

export function validateDetails({ name, email, password }: Order): FieldErrors {
  return {
    ...(name.trim() === '' && { name: 'Enter your name.' }),
    ...(!/^\S+@\S+$/.test(email.trim()) && {
      email: 'Enter an email address, such as ada@example.com.',
    }),
    ...(password.length < 12 && { password: 'Use 12 characters or more.' }),
  };
}

export function validatePayment({ card, expiry, code }: Order): FieldErrors {
  return {
    ...(!/^\d{12,19}$/.test(card.replace(/\s/g, '')) && {
      card: 'Enter the 12 to 19 digits of your card.',
    }),
    ...(!/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry.trim()) && {
      expiry: 'Enter month and year, such as 09/28.',
    }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: 'Enter the 3 or 4 digits of the code.' }),
  };
}

/** What is paid today: a year costs ten months. */
export function computePrice({ planId, yearly }: Order) {
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  return { plan, price: plan.perMonth * (yearly ? 10 : 1) };
}
