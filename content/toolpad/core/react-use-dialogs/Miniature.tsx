import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

/** The dialog that the hook opens, without what is behind it. */
export default function Miniature() {
  return (
    <Paper elevation={6} sx={{ width: 250 }}>
      <DialogTitle>Confirm</DialogTitle>
      <DialogContent>Cancel the loan?</DialogContent>
      <DialogActions>
        <Button>Cancel</Button>
        <Button>Ok</Button>
      </DialogActions>
    </Paper>
  );
}
