import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="sm">Matinee</Button>
      <Button size="md">Evening</Button>
      <Button size="lg">Late show</Button>
    </Stack>
  );
}
