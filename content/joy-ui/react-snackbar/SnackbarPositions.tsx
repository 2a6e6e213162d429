import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';

const ORIGINS: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

const describe = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'right',
  });

  return (
    <React.Fragment>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, auto)' }}>
        {ORIGINS.map((choice) => (
          <Button
            key={describe(choice)}
            variant="outlined"
            color="neutral"
            size="sm"
            onClick={() => {
              setOrigin(choice);
              setOpen(true);
            }}
          >
            {describe(choice)}
          </Button>
        ))}
      </Box>
      <Snackbar
        key={describe(origin)}
        anchorOrigin={origin}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <span role="alert">On air in two minutes ({describe(origin)})</span>
      </Snackbar>
    </React.Fragment>
  );
}
