import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const REELS = 5;
const FRAMES = 20;

export default function ScanQueue() {
  const [frames, setFrames] = React.useState(0);
  const [scanning, setScanning] = React.useState(false);
  const total = REELS * FRAMES;
  const done = frames === total;
  const reel = Math.min(Math.floor(frames / FRAMES) + 1, REELS);

  React.useEffect(() => {
    if (!scanning || done) {
      return undefined;
    }
    const timer = setInterval(() => setFrames((count) => Math.min(count + 1, total)), 150);
    return () => clearInterval(timer);
  }, [scanning, done, total]);

  const press = () => {
    if (done) {
      setFrames(0);
    }
    setScanning(done || !scanning);
  };

  return (
    <Sheet variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 380, borderRadius: 'md' }}>
      <Typography level="title-sm" role="status">
        {done ? 'All reels are scanned.' : `Reel ${reel} of ${REELS}`}
      </Typography>
      <LinearProgress
        determinate
        value={(frames / total) * 100}
        color={done ? 'success' : 'primary'}
        aria-label="Scan of the whole film"
        aria-valuetext={`Reel ${reel} of ${REELS}`}
        sx={{ my: 1.5, '&::before': { transition: 'inline-size 0.15s linear' } }}
      />
      <Button size="sm" variant="soft" onClick={press}>
        {done ? 'Scan again' : scanning ? 'Pause' : 'Start'}
      </Button>
    </Sheet>
  );
}
