import * as React from 'react';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function DotBadges() {
  const [thirsty, setThirsty] = React.useState(true);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <IconButton aria-label={thirsty ? 'Reminders, new ones' : 'Reminders'}>
        <Badge variant="dot" color="error" invisible={!thirsty}>
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <FormControlLabel
        label="Ferns need water"
        control={<Switch checked={thirsty} onChange={(event, checked) => setThirsty(checked)} />}
      />
    </Stack>
  );
}
