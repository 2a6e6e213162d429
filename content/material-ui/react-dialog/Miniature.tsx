import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function Miniature() {
  return (
    <Paper elevation={8} sx={{ width: 260 }}>
      <DialogTitle>Leave?</DialogTitle>
      <DialogContent>
        <DialogContentText>Edits are lost.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
        <Button variant="contained">Leave</Button>
      </DialogActions>
    </Paper>
  );
}
