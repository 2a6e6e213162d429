import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
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
