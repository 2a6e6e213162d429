import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const sold = [
  ['06:00', 42],
  ['07:00', 118],
  ['08:00', 164],
  ['09:00', 97],
  ['10:00', 71],
  ['11:00', 58],
  ['12:00', 83],
] as const;
const total = sold.reduce((sum, [, count]) => sum + count, 0);

export default function StickyTable() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Rolls sold by the hour"
      sx={{ width: 320, height: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter aria-label="Rolls by the hour">
        <thead>
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Rolls</th>
          </tr>
        </thead>
        <tbody>
          {sold.map(([hour, count]) => (
            <tr key={hour}>
              <td>{hour}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
