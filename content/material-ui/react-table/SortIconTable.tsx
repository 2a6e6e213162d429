import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const rates = [
  { grade: 1, rate: 14.5 },
  { grade: 2, rate: 19.5 },
  { grade: 3, rate: 24.5 },
];
const columns = [
  { id: 'grade', label: 'Grade' },
  { id: 'rate', label: 'Rate (€)' },
] as const;

export default function SortIconTable() {
  const [orderBy, setOrderBy] = React.useState<'grade' | 'rate'>('rate');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');
  const sign = order === 'asc' ? 1 : -1;
  const sorted = [...rates].sort((a, b) => sign * (a[orderBy] - b[orderBy]));

  return (
    <Table size="small" aria-label="Hourly rates by grade" sx={{ maxWidth: 320 }}>
      <TableHead>
        <TableRow>
          {columns.map(({ id, label }) => (
            <TableCell key={id} sortDirection={orderBy === id ? order : false}>
              <TableSortLabel
                hideSortIcon
                IconComponent={ArrowDropDownIcon}
                slotProps={{ icon: { sx: { mx: 0 } } }}
                active={orderBy === id}
                direction={orderBy === id ? order : 'asc'}
                onClick={() => {
                  setOrder(orderBy === id && order === 'asc' ? 'desc' : 'asc');
                  setOrderBy(id);
                }}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ grade, rate }) => (
          <TableRow key={grade}>
            <TableCell>{grade}</TableCell>
            <TableCell>{rate.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
