import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function Miniature() {
  return (
    <Sheet variant="outlined" sx={{ width: 240, borderRadius: 'md', overflow: 'hidden' }}>
      <Table size="sm" stripe="odd">
        <thead>
          <tr>
            <th>Boat</th>
            <th>Seats</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Dinghy</td>
            <td>4</td>
          </tr>
          <tr>
            <td>Canoe</td>
            <td>2</td>
          </tr>
          <tr>
            <td>Cutter</td>
            <td>8</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
