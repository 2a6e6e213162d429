import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SavedSpeed() {
  const [speed, setSpeed] = React.useState(120);
  const [saved, setSaved] = React.useState(120);
  const first = (value: number | number[]) => (Array.isArray(value) ? (value[0] ?? 0) : value);

  return (
    <Box sx={{ width: 280 }}>
      <Slider
        aria-label="Turns per minute"
        name="speed"
        value={speed}
        min={0}
        max={240}
        step={10}
        onChange={(_event, value) => setSpeed(first(value))}
        onChangeCommitted={(_event, value) => setSaved(first(value))}
      />
      <Typography level="body-sm">The wheel turns at {speed}.</Typography>
      <Typography level="body-sm" role="status">
        Saved: {saved}
      </Typography>
    </Box>
  );
}
