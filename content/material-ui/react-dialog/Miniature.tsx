import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Dialog
      open
      disablePortal
      hideBackdrop
      slots={{ transition: Still }}
      slotProps={{ paper: { elevation: 8, sx: { width: 260, m: 0 } } }}
      sx={{ position: 'static' }}
    >
      <DialogTitle>Leave?</DialogTitle>
      <DialogContent>
        <DialogContentText>Edits are lost.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
        <Button variant="contained">Leave</Button>
      </DialogActions>
    </Dialog>
  );
}
