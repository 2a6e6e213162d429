import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function CountingBadge() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge color="primary" badgeContent={count} slotProps={{ badge: { 'aria-live': 'polite' } }}>
        <ShoppingCartIcon titleAccess="Plants in the cart" />
      </Badge>
      <ButtonGroup aria-label="Number of plants">
        <Button
          aria-label="Remove a plant"
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          <RemoveIcon fontSize="small" />
        </Button>
        <Button aria-label="Add a plant" onClick={() => setCount(count + 1)}>
          <AddIcon fontSize="small" />
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
