import type { GridColDef, GridGetRowsParams } from '@mui/x-data-grid-pro';

export interface Reading {
  readonly id: number;
  readonly meter: string;
  readonly hour: number;
  readonly power: number;
}

export const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', width: 100 },
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 120 },
  { field: 'hour', headerName: 'Hour', type: 'number', width: 90 },
  { field: 'power', headerName: 'Power (kWh)', type: 'number', width: 130 },
];

const meters = ['School', 'Town hall', 'Library', 'Fire station'];

/** The table of the server. */
const readings: readonly Reading[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  meter: meters[index % meters.length] ?? '',
  hour: Math.floor(index / meters.length) % 24,
  power: 4 + ((index * 13) % 37),
}));

/** Stands for a request: waits a moment and answers with the rows from `start` to `end`. */
export async function findReadings({ start, end, sortModel }: GridGetRowsParams) {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  const [order] = sortModel;
  const sorted = order
    ? readings.toSorted((first, second) => {
        const direction = order.sort === 'desc' ? -1 : 1;
        return direction * compare(first, second, order.field as keyof Reading);
      })
    : readings;
  return { rows: sorted.slice(Number(start), end + 1), rowCount: readings.length };
}

function compare(first: Reading, second: Reading, field: keyof Reading): number {
  return String(first[field]).localeCompare(String(second[field]), 'en', { numeric: true });
}
