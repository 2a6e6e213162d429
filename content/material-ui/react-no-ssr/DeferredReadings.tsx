import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const hours = Array.from({ length: 600 }, (_, hour) => `${(hour * 7) % 31} °C`);

export default function DeferredReadings() {
  const [open, setOpen] = React.useState(false);
  const [defer, setDefer] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={defer} onChange={(event, checked) => setDefer(checked)} />}
        label="Defer"
      />
      <Button onClick={() => setOpen(!open)}>{open ? 'Hide' : 'Show'} 600 readings</Button>
      <Box
        role="region"
        aria-label="Readings"
        tabIndex={0}
        sx={{ height: 120, overflow: 'auto', border: 1, borderColor: 'divider', p: 1 }}
      >
        {open && (
          <React.Fragment>
            <Typography>Station Mount Washington</Typography>
            <NoSsr defer={defer}>
              {hours.map((reading, hour) => (
                <Typography key={hour} variant="body2">
                  Hour {hour}: {reading}
                </Typography>
              ))}
            </NoSsr>
          </React.Fragment>
        )}
      </Box>
    </Box>
  );
}
