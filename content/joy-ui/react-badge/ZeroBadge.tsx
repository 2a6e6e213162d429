import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ZeroBadge() {
  const [waiting, setWaiting] = React.useState(1);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={6}>
        <Badge badgeContent={waiting} badgeInset="0 -12px 0 0">
          <Typography>Hides zero</Typography>
        </Badge>
        <Badge badgeContent={waiting} showZero badgeInset="0 -12px 0 0">
          <Typography>Shows zero</Typography>
        </Badge>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button
          size="sm"
          variant="outlined"
          disabled={waiting === 0}
          onClick={() => setWaiting(waiting - 1)}
        >
          Seat a player
        </Button>
        <Button size="sm" variant="outlined" onClick={() => setWaiting(waiting + 1)}>
          Add a player
        </Button>
      </Stack>
    </Stack>
  );
}
