import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const QUEUE = ['Harbor lights', 'Seven bridges', 'Salt and wool'];

export default function NextSong() {
  const [turn, setTurn] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        onClick={() => {
          setTurn(turn + 1);
          setOpen(true);
        }}
      >
        Skip to the next song
      </Button>
      <Snackbar
        key={turn}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <span role="alert">Now playing: {QUEUE[turn % QUEUE.length]}</span>
      </Snackbar>
    </React.Fragment>
  );
}
