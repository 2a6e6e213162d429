import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function MultipleToggleButtons() {
  const [shown, setShown] = React.useState<string[]>(['work', 'family']);

  return (
    <ToggleButtonGroup
      color="secondary"
      value={shown}
      onChange={(event, value: string[]) => setShown(value)}
      aria-label="Calendars shown"
    >
      <ToggleButton value="work">Work</ToggleButton>
      <ToggleButton value="family">Family</ToggleButton>
      <ToggleButton value="holidays">Holidays</ToggleButton>
    </ToggleButtonGroup>
  );
}
