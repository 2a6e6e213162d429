import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const inside = { position: 'absolute', inset: 0 };

export default function ContainedModal() {
  const [open, setOpen] = React.useState(false);
  const room = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={room} sx={{ position: 'relative', width: '100%', height: 240 }}>
      <Box inert={open} sx={{ p: 2 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Lock hall 4
        </Button>
        <Typography sx={{ mt: 2 }}>Hall 4 has 18 paintings and 2 guards.</Typography>
      </Box>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => room.current}
        disableScrollLock
        disableEnforceFocus
        sx={inside}
        slotProps={{ backdrop: { sx: inside } }}
      >
        <Paper
          role="dialog"
          aria-label="Hall 4 is locked"
          sx={{ ...inside, m: 'auto', p: 2, width: 220, height: 'fit-content' }}
        >
          <Typography gutterBottom>Hall 4 is locked until the floor is dry.</Typography>
          <Button onClick={() => setOpen(false)}>Unlock</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
