import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import ExtensionIcon from '@mui/icons-material/Extension';

export default function BasicBadge() {
  return (
    <Box sx={{ p: 1 }}>
      <Badge
        badgeContent={4}
        slotProps={{ badge: { 'aria-hidden': true, sx: { pointerEvents: 'none' } } }}
      >
        <IconButton variant="outlined" aria-label="Invitations to play, 4 open">
          <ExtensionIcon />
        </IconButton>
      </Badge>
    </Box>
  );
}
