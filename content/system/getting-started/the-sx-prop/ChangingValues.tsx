import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function ChangingValues() {
  const [degrees, setDegrees] = React.useState(40);

  return (
    <Stack sx={{ gap: 2, width: 240, alignItems: 'center' }}>
      <Box
        style={{ '--wind': `${degrees}deg` } as React.CSSProperties}
        sx={{
          display: 'grid',
          p: 2,
          border: 1,
          borderRadius: '50%',
          '& svg': { rotate: 'var(--wind)' },
        }}
      >
        <NavigationIcon color="primary" />
      </Box>
      <Slider
        aria-label="Wind direction"
        value={degrees}
        max={359}
        onChange={(_event, value) => setDegrees(Array.isArray(value) ? 0 : value)}
      />
    </Stack>
  );
}
