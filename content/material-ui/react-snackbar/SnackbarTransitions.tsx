import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function SnackbarTransitions() {
  const [shown, setShown] = React.useState<'slide' | 'fade' | null>(null);
  const close = () => setShown(null);

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" onClick={() => setShown('slide')}>
        Slide
      </Button>
      <Button variant="outlined" onClick={() => setShown('fade')}>
        Fade
      </Button>
      <Snackbar
        open={shown === 'slide'}
        onClose={close}
        slots={{ transition: SlideUp }}
        message="Streak: 8 days"
      />
      <Snackbar
        open={shown === 'fade'}
        onClose={close}
        slots={{ transition: Fade }}
        transitionDuration={800}
        message="Streak: 9 days"
      />
    </Stack>
  );
}
