import Table from '@mui/joy/Table';

const loaves = [
  { name: 'Rye sourdough', grams: 900, price: '5.80' },
  { name: 'Country white', grams: 750, price: '4.20' },
  { name: 'Seeded spelt', grams: 600, price: '5.10' },
];

export default function BasicTable() {
  return (
    <Table sx={{ maxWidth: 480 }}>
      <caption>Loaves on the shelf today</caption>
      <thead>
        <tr>
          <th scope="col">Loaf</th>
          <th scope="col">Weight</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {loaves.map(({ name, grams, price }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{grams} g</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
