import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function InlineModal() {
  const [open, setOpen] = React.useState(true);
  const place = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, minHeight: 180 }}>
      <Button onClick={() => setOpen(true)}>Opening hours</Button>
      <div ref={place}>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          container={() => place.current}
          disablePortal
          disableAutoFocus
          disableEnforceFocus
          disableScrollLock
          hideBackdrop
          sx={{ position: 'static' }}
        >
          <Paper role="dialog" aria-label="Opening hours" variant="outlined" sx={{ p: 2 }}>
            <Typography gutterBottom>Tuesday to Sunday, 10:00 to 18:00</Typography>
            <Button onClick={() => setOpen(false)}>Got it</Button>
          </Paper>
        </Modal>
      </div>
    </Box>
  );
}
