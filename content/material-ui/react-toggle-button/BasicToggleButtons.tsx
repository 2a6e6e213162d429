import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BasicToggleButtons() {
  const [view, setView] = React.useState('week');

  const handleChange = (event: React.MouseEvent<HTMLElement>, value: string | null) => {
    // Pressing the chosen button again gives null; a calendar always has a view.
    if (value !== null) {
      setView(value);
    }
  };

  return (
    <ToggleButtonGroup exclusive value={view} onChange={handleChange} aria-label="Calendar view">
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
