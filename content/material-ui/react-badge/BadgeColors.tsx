import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

const colors = ['default', 'primary', 'secondary', 'success', 'error'] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={3}>
      {colors.map((color) => (
        <Badge key={color} badgeContent={3} color={color}>
          <LocalFloristIcon titleAccess={`Seedlings, ${color}`} />
        </Badge>
      ))}
    </Stack>
  );
}
