import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import InventoryIcon from '@mui/icons-material/Inventory2';

export default function BadgeLimits() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge color="primary" badgeContent={99}>
        <InventoryIcon titleAccess="Pots in stock" />
      </Badge>
      <Badge color="primary" badgeContent={100}>
        <InventoryIcon titleAccess="Bags of soil in stock" />
      </Badge>
      <Badge color="primary" badgeContent={1800} max={999}>
        <InventoryIcon titleAccess="Seeds in stock" />
      </Badge>
      <Badge color="error" badgeContent={0} showZero>
        <InventoryIcon titleAccess="Lamps in stock" />
      </Badge>
    </Stack>
  );
}
