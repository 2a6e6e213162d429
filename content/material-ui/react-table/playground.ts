import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<TableHead>
  <TableRow>
    <TableCell>Bread</TableCell>
    <TableCell align="right">Price</TableCell>
  </TableRow>
</TableHead>
<TableBody>
  <TableRow>
    <TableCell>Rye</TableCell>
    <TableCell align="right">4.20</TableCell>
  </TableRow>
  <TableRow>
    <TableCell>Oat</TableCell>
    <TableCell align="right">3.80</TableCell>
  </TableRow>
</TableBody>`,
});
