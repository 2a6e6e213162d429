import Table from '@mui/joy/Table';

export default function TableVariables() {
  return (
    <Table
      hoverRow
      aria-label="Shelf life"
      sx={{
        maxWidth: 400,
        '--TableCell-height': '52px',
        '--TableCell-paddingX': '1rem',
        '--TableCell-headBackground': 'var(--joy-palette-primary-softBg)',
        '--TableRow-hoverBackground': 'var(--joy-palette-background-level1)',
        '--Table-headerUnderlineThickness': '1px',
      }}
    >
      <thead>
        <tr>
          <th scope="col">Bread</th>
          <th scope="col">Keeps</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Rye sourdough</td>
          <td>7 days</td>
        </tr>
        <tr>
          <td>Baguette</td>
          <td>1 day</td>
        </tr>
      </tbody>
    </Table>
  );
}
