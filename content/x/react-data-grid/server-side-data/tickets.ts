import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';

export interface Ticket {
  readonly id: number;
  readonly subject: string;
  readonly customer: string;
  readonly hours: number;
}

export interface TicketQuery {
  readonly start: number | string;
  readonly end: number;
  readonly sortModel: GridSortModel;
  readonly filterModel: GridFilterModel;
}

export interface TicketPage {
  readonly rows: Ticket[];
  readonly rowCount: number;
}

const subjects = [
  'Invoice shows the wrong address',
  'Password mail never arrives',
  'Map stays empty on tablets',
  'Parcel marked as delivered',
  'Voucher is refused',
  'Export stops at row 500',
  'Change of contact person',
];

const customers = ['Alder Bikes', 'Bluebird Cafe', 'Corner Pharmacy', 'Dune Hotel', 'Elm Dental'];

/** The table in the database of the help desk. */
const tickets: Ticket[] = Array.from({ length: 240 }, (_, index) => ({
  id: 4001 + index,
  subject: subjects[index % subjects.length] ?? '',
  customer: customers[index % customers.length] ?? '',
  hours: 1 + ((index * 37) % 96),
}));

/** Stands for a request: waits a moment and answers with the rows from `start` to `end`. */
export async function findTickets(query: TicketQuery, signal?: AbortSignal): Promise<TicketPage> {
  await wait(400, signal);
  const found = tickets.filter((ticket) => matches(ticket, query.filterModel));
  const [order] = query.sortModel;
  if (order) {
    const field = order.field as keyof Ticket;
    const direction = order.sort === 'desc' ? -1 : 1;
    found.sort((first, second) => direction * compare(first[field], second[field]));
  }
  return { rows: found.slice(Number(query.start), query.end + 1), rowCount: found.length };
}

/** Stands for the request that saves a ticket. */
export async function saveTicket(ticket: Ticket): Promise<Ticket> {
  await wait(400);
  if (ticket.subject.trim() === '') throw new Error('A ticket needs a subject.');
  const index = tickets.findIndex(({ id }) => id === ticket.id);
  tickets[index] = ticket;
  return ticket;
}

function matches(ticket: Ticket, { items }: GridFilterModel): boolean {
  return items.every(({ field, value }) =>
    String(ticket[field as keyof Ticket])
      .toLowerCase()
      .includes(String(value ?? '').toLowerCase()),
  );
}

function compare(first: number | string, second: number | string): number {
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : String(first).localeCompare(String(second), 'en');
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
