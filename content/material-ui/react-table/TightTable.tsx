import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const shifts = [
  { day: '2 April', hours: 6 },
  { day: '3 April', hours: 8 },
  { day: '7 April', hours: 4 },
];

export default function TightTable() {
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');
  const sign = order === 'asc' ? 1 : -1;
  const sorted = [...shifts].sort((a, b) => sign * (a.hours - b.hours));

  return (
    <Table padding="none" aria-label="Shifts of Ana Silva" sx={{ maxWidth: 240 }}>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell align="right" sortDirection={order}>
            <TableSortLabel
              active
              hideSortIcon
              direction={order}
              IconComponent={ArrowDropDownIcon}
              slotProps={{ icon: { sx: { mx: 0 } } }}
              onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
            >
              Hours
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ day, hours }) => (
          <TableRow key={day}>
            <TableCell>{day}</TableCell>
            <TableCell align="right">{hours}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell colSpan={2} align="right" padding="normal" size="small">
            18 in all
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
