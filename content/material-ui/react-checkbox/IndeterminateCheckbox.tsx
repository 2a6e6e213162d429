import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function IndeterminateCheckbox() {
  const [out, setOut] = React.useState(true);
  const [back, setBack] = React.useState(false);

  const toggleBoth = (event: React.ChangeEvent<HTMLInputElement>) => {
    setOut(event.target.checked);
    setBack(event.target.checked);
  };

  return (
    <div role="group" aria-label="Seat reservation">
      <FormControlLabel
        label="Reserve all seats"
        control={
          <Checkbox checked={out && back} indeterminate={out !== back} onChange={toggleBoth} />
        }
      />
      <Box sx={{ marginInlineStart: 4 }}>
        <FormGroup>
          <FormControlLabel
            label="Outward, 14 May"
            checked={out}
            onChange={(_, checked) => setOut(checked)}
            control={<Checkbox />}
          />
          <FormControlLabel
            label="Return, 21 May"
            checked={back}
            onChange={(_, checked) => setBack(checked)}
            control={<Checkbox />}
          />
        </FormGroup>
      </Box>
    </div>
  );
}
