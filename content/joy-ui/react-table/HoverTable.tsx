import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const orders = [
  { id: 'A-204', for: 'Café Linde', rolls: 120 },
  { id: 'A-205', for: 'School canteen', rolls: 260 },
  { id: 'A-206', for: 'Hotel Post', rolls: 90 },
];

export default function HoverTable() {
  return (
    <Table hoverRow aria-label="Orders for tomorrow" sx={{ maxWidth: 480 }}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">For</th>
          <th scope="col">Rolls</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link href="#hover" color="neutral" underline="always" textColor="text.primary">
                {order.id}
              </Link>
            </td>
            <td>{order.for}</td>
            <td>{order.rolls}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
