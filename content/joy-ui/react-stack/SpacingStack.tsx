import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const spacings = [0, 0.5, 2, '3rem'];

export default function SpacingStack() {
  return (
    <Stack spacing={2}>
      {spacings.map((spacing) => (
        <Stack key={spacing} direction="row" spacing={spacing}>
          <Chip variant="outlined">Deck {spacing}</Chip>
          <Chip variant="outlined">Bow</Chip>
          <Chip variant="outlined">Stern</Chip>
        </Stack>
      ))}
    </Stack>
  );
}
