import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const people = ['Ana Silva', 'Jonas Weber', 'Priya Nair'];
const sticky = { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' };

export default function StickyColumnTable() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Overtime" sx={{ maxWidth: 480 }}>
      <Table sx={{ minWidth: 800 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>Overtime (h)</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((name, row) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={sticky}>
                {name}
              </TableCell>
              {months.map((month, column) => (
                <TableCell key={month} align="right">
                  {(row * 3 + column * 2) % 9}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
