import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const shifts = [
  { day: '2 April', hours: 6 },
  { day: '3 April', hours: 8 },
  { day: '7 April', hours: 4 },
];

export default function TightTable() {
  return (
    <Table padding="none" aria-label="Shifts of Ana Silva" sx={{ maxWidth: 240 }}>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell align="right">Hours</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shifts.map(({ day, hours }) => (
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
