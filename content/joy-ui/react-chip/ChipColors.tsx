import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const months = [
  { text: 'Sow in March', color: 'primary' },
  { text: 'Any month', color: 'neutral' },
  { text: 'Sow now', color: 'success' },
  { text: 'Late', color: 'warning' },
  { text: 'Too cold', color: 'danger' },
] as const;

export default function ChipColors() {
  return (
    <Stack spacing={1.5}>
      {(['soft', 'solid'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {months.map(({ text, color }) => (
            <Chip key={text} variant={variant} color={color}>
              {text}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
