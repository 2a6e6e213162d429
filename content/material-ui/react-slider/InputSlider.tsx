import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function InputSlider() {
  const [delay, setDelay] = React.useState(120);
  const [saved, setSaved] = React.useState(120);

  const save = (value: number) => {
    const allowed = Math.min(Math.max(value, 0), 500);
    setDelay(allowed);
    setSaved(allowed);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="delay-label">Echo delay in ms</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby="delay-label"
          value={delay}
          max={500}
          step={10}
          onChange={(event, value) => setDelay(value)}
          onChangeCommitted={(event, value) => save(value)}
        />
        <TextField
          type="number"
          size="small"
          variant="standard"
          value={delay}
          onChange={(event) => setDelay(Number(event.target.value))}
          onBlur={() => save(delay)}
          slotProps={{ htmlInput: { 'aria-labelledby': 'delay-label', max: 500, step: 10 } }}
          sx={{ width: 72, flexShrink: 0 }}
        />
      </Stack>
      <Typography variant="body2">Saved: {saved} ms</Typography>
    </Box>
  );
}
