import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarVariables() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Share this show</Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        endDecorator={<Button onClick={() => setOpen(false)}>Good</Button>}
        sx={{
          '--Snackbar-inset': '2rem',
          '--Snackbar-padding': '0.5rem',
          '--Snackbar-radius': '28px',
          '--Snackbar-decoratorChildHeight': '2.5rem',
          paddingInlineStart: 2.5,
        }}
      >
        <span role="alert">The link is copied.</span>
      </Snackbar>
    </React.Fragment>
  );
}
