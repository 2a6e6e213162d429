/** Fixed, so that the example looks the same every day. Use the current date in your app. */
export const TODAY = '2025-04-17';

export const LOAN_DAYS = 21;
export const RENEWALS_MAX = 2;

export interface Member {
  id: string;
  name: string;
  card: string;
}

export interface Loan {
  code: string;
  title: string;
  author: string;
  memberId: string;
  /** Day as `2025-04-17`. */
  due: string;
  renewals: number;
}

export const members: Member[] = [
  { id: 'ines', name: 'Ines Okafor', card: '20 417' },
  { id: 'tom', name: 'Tom Hallberg', card: '18 002' },
  { id: 'mei', name: 'Mei Castellan', card: '21 365' },
  { id: 'ravi', name: 'Ravi Lindqvist', card: '19 880' },
];

/** What stands on the shelf and can be lent. */
export const shelf = [
  { code: 'B-1201', title: 'The Lighthouse Ledger', author: 'N. Abara' },
  { code: 'B-1202', title: 'Bread in Winter', author: 'S. Moreau' },
  { code: 'B-1203', title: 'A Field Guide to Puddles', author: 'J. Wirth' },
];

export const firstLoans: Loan[] = [
  {
    code: 'B-0771',
    title: 'Maps of Small Islands',
    author: 'T. Quill',
    memberId: 'ines',
    due: '2025-04-12',
    renewals: 1,
  },
  {
    code: 'B-0418',
    title: 'The Quiet Orchestra',
    author: 'L. Ferreira',
    memberId: 'ines',
    due: '2025-04-29',
    renewals: 0,
  },
  {
    code: 'B-0902',
    title: 'Repairing Clocks',
    author: 'H. Obi',
    memberId: 'ines',
    due: '2025-05-02',
    renewals: 2,
  },
  {
    code: 'B-0333',
    title: 'Forty Soups',
    author: 'M. Delgado',
    memberId: 'tom',
    due: '2025-04-20',
    renewals: 0,
  },
  {
    code: 'B-0650',
    title: 'Night Trains',
    author: 'A. Novak',
    memberId: 'ravi',
    due: '2025-04-15',
    renewals: 2,
  },
];

/** The day that comes so many days after another one. */
export function addDays(day: string, count: number) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `2025-04-17` → `April 17` */
export function formatDay(day: string) {
  return format.format(new Date(`${day}T00:00:00Z`));
}
