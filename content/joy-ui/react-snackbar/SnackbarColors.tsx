import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const NEWS: { color: NonNullable<SnackbarProps['color']>; text: string }[] = [
  { color: 'success', text: 'Saved: the interview is in the archive.' },
  { color: 'danger', text: 'Failed: the transmitter does not answer.' },
  { color: 'warning', text: 'Careful: the level was too high for two seconds.' },
  { color: 'primary', text: 'New: the morning show has a second host.' },
];

export default function SnackbarColors() {
  const [open, setOpen] = React.useState(false);
  const [index, setIndex] = React.useState(0);
  const news = NEWS[index];

  return (
    <React.Fragment>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {NEWS.map(({ color }, place) => (
          <Button
            key={color}
            variant="soft"
            color={color}
            onClick={() => {
              setIndex(place);
              setOpen(true);
            }}
          >
            Show {color}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={index}
        variant="soft"
        color={news?.color}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <span role="alert">{news?.text}</span>
      </Snackbar>
    </React.Fragment>
  );
}
