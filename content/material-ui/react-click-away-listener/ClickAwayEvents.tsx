import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

export default function ClickAwayEvents() {
  const [early, setEarly] = React.useState(false);
  const [count, setCount] = React.useState(0);

  return (
    <ClickAwayListener
      mouseEvent={early ? 'onMouseDown' : 'onClick'}
      touchEvent={early ? 'onTouchStart' : 'onTouchEnd'}
      onClickAway={() => setCount(count + 1)}
    >
      <Box>
        <RadioGroup
          aria-label="When to react"
          value={early ? 'press' : 'release'}
          onChange={(event, value) => setEarly(value === 'press')}
        >
          <FormControlLabel value="release" control={<Radio />} label="On release" />
          <FormControlLabel value="press" control={<Radio />} label="On press" />
        </RadioGroup>
        <Typography role="status">Clicks outside: {count}</Typography>
      </Box>
    </ClickAwayListener>
  );
}
