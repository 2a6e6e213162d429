import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ThemeBox() {
  const [alarm, setAlarm] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={alarm} onChange={(event) => setAlarm(event.target.checked)} />}
        label="Oxygen alarm"
      />
      <Box
        sx={[
          (theme) => ({
            ...theme.typography.h6,
            p: 2,
            borderInlineStart: `6px solid ${theme.palette.success.main}`,
            transition: theme.transitions.create('border-color'),
          }),
          alarm && { borderColor: 'error.main' },
        ]}
      >
        {alarm ? '5.1 mg/l, too low' : '7.8 mg/l'}
      </Box>
    </Box>
  );
}
