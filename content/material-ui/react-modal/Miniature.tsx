import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Modal
      open
      disablePortal
      slotProps={{
        backdrop: { slots: { transition: Still }, sx: { position: 'absolute', borderRadius: 1 } },
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: 240,
        height: 140,
        zIndex: 0,
      }}
    >
      <Paper elevation={8} sx={{ position: 'relative', p: 2, width: 150 }}>
        <Typography variant="h6">Modal</Typography>
        <Typography variant="body2">On top of all</Typography>
      </Paper>
    </Modal>
  );
}
