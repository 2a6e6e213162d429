import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ResponsiveDialog() {
  const [open, setOpen] = React.useState(false);
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        About this edition
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullScreen={fullScreen}>
        <DialogTitle>The Left Shelf, second edition</DialogTitle>
        <DialogContent>
          <DialogContentText>
            412 pages, printed in 1974, with a new preface and the maps of the first edition. Below
            900 px this dialog covers the whole screen.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
