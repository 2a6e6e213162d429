import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function DryingRange() {
  const [hours, setHours] = React.useState([24, 72]);

  return (
    <Box role="group" aria-label="Drying time" sx={{ width: 280 }}>
      <Slider
        value={hours}
        onChange={(_event, value) => setHours(Array.isArray(value) ? value : [value])}
        min={0}
        max={120}
        step={6}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'At least' : 'At most')}
        getAriaValueText={(value) => `${value} hours`}
      />
      <Typography level="body-sm">
        Let it dry for {hours[0]} to {hours[1]} hours.
      </Typography>
    </Box>
  );
}
