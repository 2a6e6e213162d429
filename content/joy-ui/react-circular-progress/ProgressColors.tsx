import CircularProgress, { type CircularProgressProps } from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const OVENS: { color: CircularProgressProps['color']; state: string; value: number }[] = [
  { color: 'primary', state: 'Baking', value: 40 },
  { color: 'neutral', state: 'Waiting', value: 10 },
  { color: 'success', state: 'Done', value: 100 },
  { color: 'warning', state: 'Too slow', value: 70 },
  { color: 'danger', state: 'Too hot', value: 85 },
];

export default function ProgressColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {OVENS.map(({ color, state, value }) => (
        <Stack key={state} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress color={color} determinate value={value} aria-label={state} />
          <span>{state}</span>
        </Stack>
      ))}
    </Stack>
  );
}
