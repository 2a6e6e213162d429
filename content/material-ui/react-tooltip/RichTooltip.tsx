import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
      disableInteractive
      slots={{ transition: Fade }}
      slotProps={{
        transition: { timeout: 400 },
        popper: { modifiers: [{ name: 'offset', options: { offset: [0, -8] } }] },
        tooltip: { sx: { maxWidth: 220, p: 1.5 } },
      }}
      title={
        <React.Fragment>
          <Typography variant="subtitle2" component="p">
            Smooth strokes
          </Typography>
          Evens out a shaky hand. Hold Shift for straight lines.
        </React.Fragment>
      }
    >
      <Button variant="outlined">Smoothing</Button>
    </Tooltip>
  );
}
