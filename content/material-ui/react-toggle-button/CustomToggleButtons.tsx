import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const SpacedGroup = styled(ToggleButtonGroup)({
  gap: 8,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    border: '1px solid',
    borderRadius: 999,
    textTransform: 'none',
  },
  [`& .${toggleButtonClasses.selected}`]: {
    fontWeight: 'bold',
  },
});

export default function CustomToggleButtons() {
  const [days, setDays] = React.useState<string[]>(['Mo', 'We']);

  return (
    <SpacedGroup
      size="small"
      value={days}
      onChange={(event, value: string[]) => setDays(value)}
      aria-label="Repeat on"
    >
      {['Mo', 'Tu', 'We', 'Th', 'Fr'].map((day) => (
        <ToggleButton key={day} value={day} sx={{ minWidth: 40 }}>
          {day}
        </ToggleButton>
      ))}
    </SpacedGroup>
  );
}
