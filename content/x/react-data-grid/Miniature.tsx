import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

/** Server rendering leaves the rows of a grid out: it does not know how many there is room for. */
const ROWS = [
  { guest: 'Ada', state: 'Paid', nights: 3 },
  { guest: 'Bo', state: 'New', nights: 5 },
  { guest: 'Cleo', state: 'Paid', nights: 2 },
];

export default function Miniature() {
  return (
    <Paper variant="outlined" sx={{ width: 300, '& .MuiTableCell-root': { px: 1 } }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox size="small" indeterminate />
            </TableCell>
            <TableCell>
              <TableSortLabel active>Guest</TableSortLabel>
            </TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Nights</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map(({ guest, state, nights }, index) => (
            <TableRow key={guest} selected={index === 1}>
              <TableCell padding="checkbox">
                <Checkbox size="small" checked={index === 1} readOnly />
              </TableCell>
              <TableCell>{guest}</TableCell>
              <TableCell>
                <Chip size="small" label={state} color={index === 1 ? 'primary' : 'default'} />
              </TableCell>
              <TableCell align="right">{nights}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
