import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { name: 'Ana Silva', hours: 38, pay: '1,064.00' },
  { name: 'Jonas Weber', hours: 40, pay: '1,240.00' },
  { name: 'Priya Nair', hours: 24, pay: '912.00' },
];

export default function BasicTable() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 480 }}>
      <Table aria-label="Payroll, week 14">
        <TableHead>
          <TableRow>
            <TableCell>Employee</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Pay (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, hours, pay }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{hours}</TableCell>
              <TableCell align="right">{pay}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
