import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const requests = [
  { id: 'r1', name: 'Ana Silva', days: 'June 2 to 6' },
  { id: 'r2', name: 'Priya Nair', days: 'June 16' },
  { id: 'r3', name: 'Olu Adeyemi', days: 'July 7 to 18' },
];

export default function SelectableTable() {
  const [selected, setSelected] = React.useState(['r2']);

  const toggle = (id: string) =>
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    );

  return (
    <Table aria-label="Requests for leave" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              indeterminate={selected.length > 0 && selected.length < requests.length}
              checked={selected.length === requests.length}
              onChange={(_, checked) => setSelected(checked ? requests.map(({ id }) => id) : [])}
              slotProps={{ input: { 'aria-label': 'Select all requests' } }}
            />
          </TableCell>
          <TableCell>Employee</TableCell>
          <TableCell>Days off</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map(({ id, name, days }) => (
          <TableRow key={id} hover selected={selected.includes(id)}>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.includes(id)}
                onChange={() => toggle(id)}
                slotProps={{ input: { 'aria-label': `Select ${name}` } }}
              />
            </TableCell>
            <TableCell>{name}</TableCell>
            <TableCell>{days}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
