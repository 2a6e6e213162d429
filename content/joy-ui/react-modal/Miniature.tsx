import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import ModalDialog from '@mui/joy/ModalDialog';

export default function Miniature() {
  return (
    <ModalDialog
      layout="center"
      sx={{ position: 'static', transform: 'none', minWidth: 0, width: 250 }}
    >
      <DialogTitle>Leave?</DialogTitle>
      <DialogContent>Edits are lost.</DialogContent>
      <DialogActions>
        <Button size="sm">Leave</Button>
        <Button size="sm" variant="plain" color="neutral">
          Stay
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
