import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function BasicSlider() {
  const [volume, setVolume] = React.useState(30);

  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 280, alignItems: 'center' }}>
      <VolumeDownIcon />
      <Slider aria-label="Volume" value={volume} onChange={(event, value) => setVolume(value)} />
      <VolumeUpIcon />
    </Stack>
  );
}
