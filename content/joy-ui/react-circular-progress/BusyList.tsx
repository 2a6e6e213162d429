import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';

const ORDERS = [
  ['12 spelt rolls', 'One plum cake'],
  ['3 rye loaves', '20 pretzels'],
];

export default function BusyList() {
  const [day, setDay] = React.useState(0);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setDay((shown) => (shown + 1) % ORDERS.length);
      setBusy(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Sheet variant="outlined" sx={{ p: 2, width: 280, borderRadius: 'md' }}>
      <Button variant="soft" fullWidth onClick={() => setBusy(true)}>
        Orders of the next day
      </Button>
      <Sheet sx={{ position: 'relative', mt: 1 }}>
        <List
          aria-label="Orders"
          aria-busy={busy}
          aria-describedby={busy ? 'orders-progress' : undefined}
          sx={{ opacity: busy ? 0 : 1 }}
        >
          {ORDERS[day]?.map((order) => (
            <ListItem key={order}>{order}</ListItem>
          ))}
        </List>
        {busy && (
          <CircularProgress
            id="orders-progress"
            aria-label="Loading orders"
            sx={{ position: 'absolute', inset: 0, margin: 'auto' }}
          />
        )}
      </Sheet>
    </Sheet>
  );
}
