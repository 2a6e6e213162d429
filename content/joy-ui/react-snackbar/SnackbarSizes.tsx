import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import MicIcon from '@mui/icons-material/Mic';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function SnackbarSizes() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<SnackbarProps['size']>('md');

  return (
    <React.Fragment>
      <Stack direction="row" spacing={1}>
        {SIZES.map((choice) => (
          <Button
            key={choice}
            variant="outlined"
            color="neutral"
            onClick={() => {
              setSize(choice);
              setOpen(true);
            }}
          >
            Show {choice}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={size}
        size={size}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        startDecorator={<MicIcon />}
      >
        <span role="alert">Microphone 2 is live.</span>
      </Snackbar>
    </React.Fragment>
  );
}
