import * as React from 'react';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import AddIcon from '@mui/icons-material/Add';

export default function FabSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide the message' : 'Save the word'}
      </Button>
      <Fab
        color="primary"
        aria-label="Add a word"
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
      <Snackbar open={open} message="Word saved" sx={{ bottom: { xs: 88, sm: 24 } }} />
    </div>
  );
}
