import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TotalsTable() {
  return (
    <Table aria-label="Pay of Ana Silva in April" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Hours</TableCell>
          <TableCell align="right">Pay (€)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Regular time</TableCell>
          <TableCell align="right">152</TableCell>
          <TableCell align="right">2,736.00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Night work</TableCell>
          <TableCell align="right">14</TableCell>
          <TableCell align="right">315.00</TableCell>
        </TableRow>
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell colSpan={2}>Tax and insurance</TableCell>
          <TableCell align="right">−812.15</TableCell>
        </TableRow>
        <TableRow>
          <TableCell colSpan={2} variant="head">
            To be paid
          </TableCell>
          <TableCell align="right" variant="head">
            2,238.85
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
