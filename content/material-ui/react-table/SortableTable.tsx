import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const rows = [
  { team: 'Bakery', cost: 14380 },
  { team: 'Delivery', cost: 8120 },
  { team: 'Office', cost: 9650 },
];
const columns = [
  { id: 'team', label: 'Team', align: 'left' },
  { id: 'cost', label: 'Cost', align: 'right' },
] as const;
type Column = (typeof columns)[number]['id'];

export default function SortableTable() {
  const [orderBy, setOrderBy] = React.useState<Column>('cost');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');

  const sort = (column: Column) => {
    setOrder(column === orderBy && order === 'asc' ? 'desc' : 'asc');
    setOrderBy(column);
  };

  const sign = order === 'asc' ? 1 : -1;
  const sorted = [...rows].sort((a, b) => {
    if (a[orderBy] === b[orderBy]) {
      return 0;
    }
    return a[orderBy] < b[orderBy] ? -sign : sign;
  });

  return (
    <Table aria-label="Cost of teams in April, in euros" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          {columns.map(({ id, label, align }) => (
            <TableCell key={id} align={align} sortDirection={orderBy === id ? order : false}>
              <TableSortLabel
                active={orderBy === id}
                direction={orderBy === id ? order : 'asc'}
                onClick={() => sort(id)}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ team, cost }) => (
          <TableRow key={team}>
            <TableCell>{team}</TableCell>
            <TableCell align="right">{cost.toLocaleString('en')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
