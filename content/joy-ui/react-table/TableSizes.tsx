import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

export default function TableSizes() {
  return (
    <Stack spacing={3} sx={{ width: 360 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Table key={size} size={size} aria-label={`Ovens, size ${size}`}>
          <thead>
            <tr>
              <th scope="col">Oven ({size})</th>
              <th scope="col">Heat</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Stone</td>
              <td>245 °C</td>
            </tr>
            <tr>
              <td>Steam</td>
              <td>210 °C</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
