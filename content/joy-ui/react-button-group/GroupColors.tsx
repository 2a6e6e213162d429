import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function GroupColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <ButtonGroup key={color} variant="soft" color={color} aria-label={`Laser, ${color}`}>
          <Button>On</Button>
          <Button>Off</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
