import * as React from 'react';
import Box from '@mui/system/Box';

const orders = ['Two rye loaves', 'A tray of buns', 'One wedding cake', 'Pretzels', 'Scones'];

export default function EmptyState() {
  const [count, setCount] = React.useState(0);

  return (
    <Box sx={{ width: 240 }}>
      <button type="button" onClick={() => setCount((count + 1) % (orders.length + 1))}>
        {count < orders.length ? 'Add an order' : 'Clear'}
      </button>
      <Box role="status" sx={{ minHeight: 96, mt: 1, p: 1, border: 1 }}>
        {count === 0
          ? 'No orders yet'
          : orders.slice(0, count).map((one) => <div key={one}>{one}</div>)}
      </Box>
    </Box>
  );
}
