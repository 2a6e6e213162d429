import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CakeIcon from '@mui/icons-material/Cake';

export default function ContainerQueries() {
  const [width, setWidth] = React.useState(240);

  return (
    <Stack sx={{ gap: 2, width: 1, alignItems: 'center' }}>
      <Slider
        aria-label="Width of the card"
        value={width}
        min={200}
        max={480}
        onChange={(_event, value) => setWidth(Array.isArray(value) ? 200 : value)}
        sx={{ maxWidth: 240 }}
      />
      <Box style={{ width }} sx={{ maxWidth: 1, containerType: 'inline-size' }}>
        <Stack
          sx={{
            p: 2,
            gap: 1,
            alignItems: 'center',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            flexDirection: { '@': 'column', '@350': 'row' },
            textAlign: { '@': 'center', '@350': 'start' },
          }}
        >
          <CakeIcon color="secondary" sx={{ fontSize: { '@': 40, '@350': 64 } }} />
          <Typography>Lemon tart. Serves eight and keeps for two days.</Typography>
        </Stack>
      </Box>
    </Stack>
  );
}
