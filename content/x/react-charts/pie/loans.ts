/** What a library lent in one month, by subject. */
export const loans = [
  { label: 'Novels', value: 412 },
  { label: 'Children', value: 351 },
  { label: 'Crime', value: 268 },
  { label: 'Travel', value: 74 },
  { label: 'Cooking', value: 52 },
];

export const total = loans.reduce((sum, { value }) => sum + value, 0);
