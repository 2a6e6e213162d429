import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import InventoryIcon from '@mui/icons-material/Inventory2';

export default function BadgeIconButton() {
  return (
    <IconButton aria-label="Parcels, 3 ready for pickup">
      <Badge
        badgeContent={3}
        color="primary"
        overlap="circular"
        sx={{ [`& .${badgeClasses.badge}`]: { border: 2, borderColor: 'background.paper' } }}
      >
        <InventoryIcon />
      </Badge>
    </IconButton>
  );
}
