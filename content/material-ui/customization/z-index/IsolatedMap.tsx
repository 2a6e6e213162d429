import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function IsolatedMap() {
  const [isolated, setIsolated] = React.useState(true);
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={isolated} onChange={(_event, on) => setIsolated(on)} />}
        label="Isolate the map"
      />
      <Box sx={{ position: 'relative', isolation: 'isolate' }}>
        <Box sx={{ position: 'relative', zIndex: 1, height: 48, bgcolor: 'primary.main' }} />
        <Box
          sx={{
            position: 'relative',
            isolation: isolated ? 'isolate' : 'auto',
            height: 100,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Box
            sx={{
              position: 'absolute',
              zIndex: 2,
              top: -28,
              insetInlineStart: 32,
              width: 56,
              height: 56,
              borderRadius: '50%',
              bgcolor: 'error.main',
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
