import * as React from 'react';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Snackbar from '@mui/joy/Snackbar';

export default function PausedTimer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Record the show
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        resumeHideDuration={2000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        endDecorator={<Link href="#PausedTimer">Recordings</Link>}
      >
        <span role="alert">Recording “Late Jazz”</span>
      </Snackbar>
    </React.Fragment>
  );
}
