import * as React from 'react';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';

interface Row {
  readonly pastry: string;
  readonly layers: number;
  readonly minutes: number;
}

const rows: readonly Row[] = [
  { pastry: 'Croissant', layers: 27, minutes: 18 },
  { pastry: 'Puff twist', layers: 144, minutes: 14 },
  { pastry: 'Danish', layers: 27, minutes: 16 },
  { pastry: 'Kouign-amann', layers: 9, minutes: 32 },
];
const columns = [
  { key: 'pastry', label: 'Pastry' },
  { key: 'layers', label: 'Layers' },
  { key: 'minutes', label: 'Minutes' },
] as const;

function compare(a: string | number, b: string | number): number {
  return typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b);
}

export default function SortableTable() {
  const [by, setBy] = React.useState<keyof Row>('layers');
  const [ascending, setAscending] = React.useState(true);

  const sorted = rows.toSorted((a, b) => compare(a[by], b[by]) * (ascending ? 1 : -1));
  const sortBy = (key: keyof Row) => {
    setAscending(key === by ? !ascending : true);
    setBy(key);
  };

  return (
    <Table aria-label="Pastries" sx={{ maxWidth: 440 }}>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th
              key={key}
              scope="col"
              aria-sort={key === by ? (ascending ? 'ascending' : 'descending') : undefined}
            >
              <Link
                component="button"
                type="button"
                underline="none"
                color="neutral"
                textColor="text.secondary"
                onClick={() => sortBy(key)}
                endDecorator={
                  <ArrowUpwardIcon
                    sx={{
                      opacity: key === by ? 1 : 0,
                      transform: ascending ? 'none' : 'rotate(180deg)',
                    }}
                  />
                }
              >
                {label}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ pastry, layers, minutes }) => (
          <tr key={pastry}>
            <td>{pastry}</td>
            <td>{layers}</td>
            <td>{minutes}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
