import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function Miniature() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ width: 250 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Boat</TableCell>
            <TableCell align="right">Seats</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Dinghy</TableCell>
            <TableCell align="right">4</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Canoe</TableCell>
            <TableCell align="right">2</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Cutter</TableCell>
            <TableCell align="right">8</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
