import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState<SnackbarCloseReason | 'none yet'>('none yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Go on air
      </Button>
      <Typography>Last reason: {last}</Typography>
      <Snackbar
        variant="solid"
        color="danger"
        open={open}
        onClose={(event, reason) => {
          setLast(reason);
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        endDecorator={
          <IconButton
            variant="solid"
            color="danger"
            aria-label="Close"
            onClick={() => setOpen(false)}
          >
            <CloseIcon />
          </IconButton>
        }
      >
        <span role="alert">You are on air.</span>
      </Snackbar>
    </Stack>
  );
}
