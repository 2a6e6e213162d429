import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const looks = [
  { variant: 'plain', color: 'neutral' },
  { variant: 'outlined', color: 'primary' },
  { variant: 'soft', color: 'success' },
] as const;

export default function TableVariants() {
  return (
    <Stack spacing={3} sx={{ width: 360 }}>
      {looks.map(({ variant, color }) => (
        <Table key={variant} variant={variant} color={color} aria-label={`Flour, ${variant}`}>
          <thead>
            <tr>
              <th scope="col">Flour, {variant}</th>
              <th scope="col">Sacks</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Wheat 550</td>
              <td>14</td>
            </tr>
            <tr>
              <td>Rye 1150</td>
              <td>6</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
