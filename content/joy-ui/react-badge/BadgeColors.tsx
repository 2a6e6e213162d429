import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const shelves = [
  { name: 'Borrowed', count: 12, color: 'primary' },
  { name: 'On the shelf', count: 48, color: 'neutral' },
  { name: 'Complete', count: 31, color: 'success' },
  { name: 'Pieces missing', count: 5, color: 'warning' },
  { name: 'Overdue', count: 2, color: 'danger' },
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 5 }}>
      {shelves.map(({ name, count, color }) => (
        <Badge key={name} badgeContent={count} color={color} badgeInset="0 -14px 0 0">
          <Typography>{name}</Typography>
        </Badge>
      ))}
    </Stack>
  );
}
