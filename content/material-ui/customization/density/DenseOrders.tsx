import Chip from '@mui/material/Chip';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const makeDense = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiChip: { defaultProps: { size: 'small' } },
      MuiTable: { defaultProps: { size: 'small' } },
    },
  });

const orders = [
  { id: 4811, item: 'Rope, 20 m', state: 'Packed' },
  { id: 4812, item: 'Deck paint', state: 'Ordered' },
  { id: 4815, item: 'Anchor light', state: 'Packed' },
];

export default function DenseOrders() {
  return (
    <ThemeProvider theme={makeDense}>
      <Table sx={{ maxWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Item</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, item, state }) => (
            <TableRow key={id}>
              <TableCell>{id}</TableCell>
              <TableCell>{item}</TableCell>
              <TableCell>
                <Chip label={state} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ThemeProvider>
  );
}
