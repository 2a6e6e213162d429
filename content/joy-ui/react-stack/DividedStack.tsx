import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = [
  { value: '420', label: 'seats' },
  { value: '36', label: 'cars' },
  { value: '15', label: 'knots' },
];

export default function DividedStack() {
  return (
    <Stack direction="row" spacing={3} divider={<Divider orientation="vertical" />}>
      {facts.map(({ value, label }) => (
        <Stack key={label} sx={{ alignItems: 'center' }}>
          <Typography level="title-lg">{value}</Typography>
          <Typography level="body-sm">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
