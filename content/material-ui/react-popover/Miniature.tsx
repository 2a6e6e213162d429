import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" size="small">
        Details
      </Button>
      <Popover
        open
        disablePortal
        hideBackdrop
        anchorReference="none"
        slots={{ transition: Still }}
        slotProps={{ paper: { sx: { position: 'static', maxWidth: 'none', p: 2 } } }}
        sx={{ position: 'static' }}
      >
        <Typography variant="body2">What the button means</Typography>
      </Popover>
    </Stack>
  );
}
