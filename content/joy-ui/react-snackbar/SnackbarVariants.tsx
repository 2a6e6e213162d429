import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function SnackbarVariants() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] = React.useState<SnackbarProps['variant']>('outlined');

  return (
    <React.Fragment>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {VARIANTS.map((choice) => (
          <Button
            key={choice}
            variant="outlined"
            color="neutral"
            onClick={() => {
              setVariant(choice);
              setOpen(true);
            }}
          >
            Show {choice}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={variant}
        variant={variant}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <span role="alert">Two listeners are waiting on line 1 ({variant})</span>
      </Snackbar>
    </React.Fragment>
  );
}
