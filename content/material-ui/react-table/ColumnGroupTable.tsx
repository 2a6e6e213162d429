import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { name: 'Ana Silva', hours: [38, 36], pay: ['1,064', '1,008'] },
  { name: 'Jonas Weber', hours: [40, 40], pay: ['1,240', '1,240'] },
];

export default function ColumnGroupTable() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Two weeks" sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label="Hours and pay of two weeks">
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Employee</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Hours
            </TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Pay (€)
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">Week 14</TableCell>
            <TableCell align="right">Week 15</TableCell>
            <TableCell align="right">Week 14</TableCell>
            <TableCell align="right">Week 15</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, hours, pay }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{hours[0]}</TableCell>
              <TableCell align="right">{hours[1]}</TableCell>
              <TableCell align="right">{pay[0]}</TableCell>
              <TableCell align="right">{pay[1]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
