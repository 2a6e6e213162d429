import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const phones = [
  { model: 'Wren 3', price: '189 €', soldOut: false },
  { model: 'Wren 3 Plus', price: '259 €', soldOut: false },
  { model: 'Heron', price: '420 €', soldOut: true },
];

export default function RadioTable() {
  const [phone, setPhone] = React.useState('Wren 3');

  return (
    <Table size="small" aria-label="Phones" sx={{ maxWidth: 360 }}>
      <TableBody>
        {phones.map(({ model, price, soldOut }) => (
          <TableRow key={model} selected={phone === model}>
            <TableCell padding="checkbox">
              <Radio
                name="phone"
                value={model}
                checked={phone === model}
                onChange={(event) => setPhone(event.target.value)}
                disabled={soldOut}
                slotProps={{ input: { 'aria-label': model } }}
              />
            </TableCell>
            <TableCell>{model}</TableCell>
            <TableCell align="right">{soldOut ? 'Sold out' : price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
