import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalToggleButtons() {
  const [part, setPart] = React.useState<string | null>('noon');
  const handleChange = (event: React.MouseEvent<HTMLElement>, value: string | null) => {
    setPart(value);
  };

  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        value={part}
        onChange={handleChange}
        aria-label="Part of the day"
      >
        <ToggleButton value="morning">Morning</ToggleButton>
        <ToggleButton value="noon">Noon</ToggleButton>
        <ToggleButton value="evening" disabled>
          Evening
        </ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={part}
        onChange={handleChange}
        aria-label="Part of the day, full width"
      >
        <ToggleButton value="morning">Morning</ToggleButton>
        <ToggleButton value="noon">Noon</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
