import { useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import './custom-properties.css';

export default function CustomProperties() {
  const [season, setSeason] = useState('spring');
  return (
    <Stack spacing={2} className={`garden ${season}`} sx={{ width: 280, maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Season"
        value={season}
        onChange={(_event, value: string | null) => setSeason((old) => value ?? old)}
      >
        <ToggleButton value="spring">Spring</ToggleButton>
        <ToggleButton value="autumn">Autumn</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ color: 'var(--garden-accent)', fontWeight: 'bold' }}>Beds planted: 7 of 10</Box>
      <LinearProgress
        aria-label="Beds planted"
        variant="determinate"
        value={70}
        className="garden-progress"
      />
    </Stack>
  );
}
