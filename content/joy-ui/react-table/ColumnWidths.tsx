import Table from '@mui/joy/Table';

const lines = [
  { item: 'Butter croissant, frozen, ready to bake', count: 1200, price: '540.00' },
  { item: 'Pretzel', count: 80, price: '44.00' },
  { item: 'Rye sourdough', count: 15, price: '87.00' },
];

export default function ColumnWidths() {
  return (
    <Table
      aria-label="Invoice"
      sx={{
        maxWidth: 480,
        '& th:not(:first-of-type), & td:not(:first-of-type)': {
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" style={{ width: 72 }}>
            Pieces
          </th>
          <th scope="col" style={{ width: 88 }}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ item, count, price }) => (
          <tr key={item}>
            <td>{item}</td>
            <td>{count}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
