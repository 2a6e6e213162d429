import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const entries = Array.from({ length: 20 }, (_, index) => ({
  date: `2026-03-${String(index + 1).padStart(2, '0')}`,
  hours: 6 + (index % 4),
}));

export default function StickyHeaderTable() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Hours in March"
      sx={{ maxWidth: 360, maxHeight: 260 }}
    >
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Date</TableCell>
            <TableCell align="right">Hours</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map(({ date, hours }) => (
            <TableRow key={date}>
              <TableCell>{date}</TableCell>
              <TableCell align="right">{hours}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
