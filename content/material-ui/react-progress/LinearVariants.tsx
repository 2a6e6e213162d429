import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinearVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <div>
        <Typography id="restore-label">Indeterminate: getting ready</Typography>
        <LinearProgress variant="indeterminate" aria-labelledby="restore-label" />
      </div>
      <div>
        <Typography id="query-label">Query: asking the server</Typography>
        <LinearProgress variant="query" aria-labelledby="query-label" />
      </div>
      <div>
        <Typography id="files-label">Determinate: 60 percent copied</Typography>
        <LinearProgress variant="determinate" value={60} aria-labelledby="files-label" />
      </div>
      <div>
        <Typography id="buffer-label">Buffer: 40 checked, 75 loaded</Typography>
        <LinearProgress
          variant="buffer"
          value={40}
          valueBuffer={75}
          aria-labelledby="buffer-label"
        />
      </div>
    </Stack>
  );
}
