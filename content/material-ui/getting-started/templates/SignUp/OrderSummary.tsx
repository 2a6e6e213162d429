import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { computePrice, type Order } from './checkout';

export default function OrderSummary({ order }: { order: Order }) {
  const { plan, price } = computePrice(order);

  return (
    <Card component="aside" variant="outlined" sx={{ alignSelf: 'start' }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Your membership
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Typography>
            {plan.name}, {order.yearly ? 'one year' : 'one month'}
          </Typography>
          <Typography>${price}</Typography>
        </Stack>
        {order.yearly && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            ${plan.perMonth * 2} saved
          </Typography>
        )}
        <Divider sx={{ my: 2 }} />
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Typography sx={{ fontWeight: 500 }}>To pay today</Typography>
          <Typography role="status" sx={{ fontWeight: 500 }}>
            ${price}
          </Typography>
        </Stack>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          Renews {order.yearly ? 'every year' : 'every month'}. Cancel at the desk or online.
        </Typography>
      </CardContent>
    </Card>
  );
}
