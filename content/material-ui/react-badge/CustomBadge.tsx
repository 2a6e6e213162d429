import Badge, { badgeClasses } from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

const OutlinedBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    border: '2px solid',
    height: 24,
    borderRadius: 12,
    padding: theme.spacing(0, 1),
  },
}));

export default function CustomBadge() {
  return (
    <OutlinedBadge
      color="primary"
      badgeContent="new"
      sx={{ [`& .${badgeClasses.badge}`]: { borderColor: 'background.paper' } }}
    >
      <Button variant="outlined" startIcon={<WaterDropIcon />}>
        Watering plan
      </Button>
    </OutlinedBadge>
  );
}
