import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { day: 'Monday', start: '08:00', end: '16:30' },
  { day: 'Tuesday', start: '08:00', end: '16:30' },
  { day: 'Wednesday', start: '09:15', end: '18:00' },
  { day: 'Thursday', start: '08:00', end: '14:00' },
];

export default function DenseTable() {
  return (
    <Table size="small" sx={{ maxWidth: 400 }}>
      <caption>Shifts of Jonas Weber</caption>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell>Start</TableCell>
          <TableCell>End</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ day, start, end }) => (
          <TableRow key={day} hover>
            <TableCell component="th" scope="row">
              {day}
            </TableCell>
            <TableCell>{start}</TableCell>
            <TableCell>{end}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
