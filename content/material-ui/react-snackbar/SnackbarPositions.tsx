import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });
  const [open, setOpen] = React.useState(false);

  const show = (next: SnackbarOrigin) => {
    setOrigin(next);
    setOpen(true);
  };

  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {origins.map((next) => (
          <Button key={next.vertical + next.horizontal} onClick={() => show(next)}>
            {next.vertical} {next.horizontal}
          </Button>
        ))}
      </Box>
      <Snackbar
        key={origin.vertical + origin.horizontal}
        anchorOrigin={origin}
        open={open}
        onClose={() => setOpen(false)}
        message="12 words learned today"
      />
    </div>
  );
}
