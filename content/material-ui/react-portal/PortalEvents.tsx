import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [count, setCount] = React.useState(0);
  const [desk, setDesk] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Box onClick={() => setCount(count + 1)}>
        <Typography role="status">The counter heard {count} clicks</Typography>
        <Portal container={desk}>
          <Button variant="outlined">Check in</Button>
        </Portal>
      </Box>
      <Box ref={setDesk} sx={{ minHeight: 38 }} />
    </Box>
  );
}
