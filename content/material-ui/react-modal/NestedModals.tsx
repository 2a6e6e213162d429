import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const centered = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  p: 3,
  width: 'min(360px, 100% - 32px)',
  height: 'fit-content',
};

export default function NestedModals() {
  const [tour, setTour] = React.useState(false);
  const [route, setRoute] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setTour(true)}>
        Guided tour
      </Button>
      <Modal open={tour} onClose={() => setTour(false)}>
        <Paper role="dialog" aria-modal aria-label="Guided tour" sx={centered}>
          <Typography gutterBottom>Ninety minutes, every day at 11:00 and 15:00.</Typography>
          <Stack direction="row" spacing={1}>
            <Button onClick={() => setRoute(true)}>Show the route</Button>
            <Button onClick={() => setTour(false)}>Close</Button>
          </Stack>
          <Modal open={route} onClose={() => setRoute(false)}>
            <Paper role="dialog" aria-modal aria-label="Route" sx={{ ...centered, maxWidth: 240 }}>
              <Typography gutterBottom>Foyer, Halls 2 to 4, sculpture garden.</Typography>
              <Button onClick={() => setRoute(false)}>Back</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
