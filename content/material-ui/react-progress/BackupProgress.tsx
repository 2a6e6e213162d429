import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function BackupProgress() {
  const [done, setDone] = React.useState(35);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running || done >= 100) {
      return undefined;
    }
    const timer = setTimeout(() => setDone(Math.min(done + 5, 100)), 400);
    return () => clearTimeout(timer);
  }, [done, running]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="backup-label">Backup of 1,200 files</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <LinearProgress
          variant="determinate"
          value={done}
          aria-labelledby="backup-label"
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" sx={{ minWidth: 40 }}>
          {done} %
        </Typography>
      </Box>
      <Button disabled={done === 100} onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Continue'}
      </Button>
    </Box>
  );
}
