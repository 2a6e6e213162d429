import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const TOTAL = 40;

export default function OvenTimer() {
  const [minutes, setMinutes] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const done = minutes === TOTAL;

  React.useEffect(() => {
    if (!running || done) {
      return undefined;
    }
    const timer = setInterval(() => setMinutes((passed) => Math.min(passed + 1, TOTAL)), 250);
    return () => clearInterval(timer);
  }, [running, done]);

  const press = () => {
    if (done) {
      setMinutes(0);
    }
    setRunning(done || !running);
  };

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={(minutes / TOTAL) * 100}
        color={done ? 'success' : 'primary'}
        aria-label="Country loaf"
        aria-valuenow={Math.round((minutes / TOTAL) * 100)}
        aria-valuetext={`${minutes} of ${TOTAL} minutes`}
        slotProps={{ progress: { sx: { transition: 'stroke-dashoffset 0.25s linear' } } }}
        sx={{ '--CircularProgress-size': '88px' }}
      >
        {TOTAL - minutes} min
      </CircularProgress>
      <div>
        <Button variant="soft" onClick={press}>
          {done ? 'Bake another' : running ? 'Pause' : 'Start baking'}
        </Button>
        <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
          {done ? 'The country loaf is done.' : ''}
        </Typography>
      </div>
    </Stack>
  );
}
