import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import CasinoIcon from '@mui/icons-material/Casino';

export default function InvisibleBadge() {
  const [seen, setSeen] = React.useState(false);

  return (
    <Badge invisible={seen} color="danger" slotProps={{ badge: { sx: { pointerEvents: 'none' } } }}>
      <Button
        variant="soft"
        color="neutral"
        startDecorator={<CasinoIcon />}
        onClick={() => setSeen(!seen)}
      >
        {seen ? 'New games, all read' : 'New games, some unread'}
      </Button>
    </Badge>
  );
}
