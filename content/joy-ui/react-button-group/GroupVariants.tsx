import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function GroupVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Sky, ${variant}`}>
          <Button>Dusk</Button>
          <Button>Midnight</Button>
          <Button>Dawn</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
