import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CalendarViewMonthIcon from '@mui/icons-material/CalendarViewMonth';
import NotificationsIcon from '@mui/icons-material/Notifications';
import ViewAgendaIcon from '@mui/icons-material/ViewAgenda';

export default function IconToggleButtons() {
  const [layout, setLayout] = React.useState<string | null>('grid');
  const [remind, setRemind] = React.useState(true);

  return (
    <Stack direction="row" spacing={2}>
      <ToggleButtonGroup
        exclusive
        value={layout}
        onChange={(event, value: string | null) => setLayout(value)}
        aria-label="Layout"
      >
        <ToggleButton value="grid" aria-label="Grid">
          <CalendarViewMonthIcon />
        </ToggleButton>
        <ToggleButton value="agenda" aria-label="Agenda">
          <ViewAgendaIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <ToggleButton
        value="remind"
        selected={remind}
        onChange={() => setRemind(!remind)}
        aria-label="Remind me"
      >
        <NotificationsIcon />
      </ToggleButton>
    </Stack>
  );
}
