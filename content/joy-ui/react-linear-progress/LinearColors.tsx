import LinearProgress, { type LinearProgressProps } from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const JOBS: { color: LinearProgressProps['color']; job: string; value: number }[] = [
  { color: 'primary', job: 'Scanning: the negative', value: 45 },
  { color: 'neutral', job: 'Paused: the sound track', value: 20 },
  { color: 'success', job: 'Done: the titles', value: 100 },
  { color: 'warning', job: 'Slow: the second print', value: 60 },
  { color: 'danger', job: 'Stopped: splice broken', value: 35 },
];

export default function LinearColors() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      {JOBS.map(({ color, job, value }) => (
        <div key={job}>
          <Typography level="body-sm" textColor="text.secondary" sx={{ mb: 0.5 }}>
            {job}
          </Typography>
          <LinearProgress color={color} determinate value={value} aria-label={job} />
        </div>
      ))}
    </Stack>
  );
}
