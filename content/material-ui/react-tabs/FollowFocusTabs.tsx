import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const qualities = ['Low', 'Normal', 'High'];
const focusStyle = { '&.Mui-focusVisible': { bgcolor: 'action.focus' } };

export default function FollowFocusTabs() {
  const [quality, setQuality] = React.useState('Normal');

  return (
    <Stack spacing={1}>
      <Typography id="quality-label" variant="subtitle2" component="p">
        Sound quality
      </Typography>
      <Tabs
        selectionFollowsFocus
        value={quality}
        onChange={(event, value: string) => setQuality(value)}
        aria-labelledby="quality-label"
      >
        {qualities.map((name) => (
          <Tab key={name} value={name} label={name} disableFocusRipple sx={focusStyle} />
        ))}
      </Tabs>
    </Stack>
  );
}
