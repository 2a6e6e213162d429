import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import GrassIcon from '@mui/icons-material/Grass';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="sm" startDecorator={<GrassIcon />}>
        5 g
      </Chip>
      <Chip size="md" startDecorator={<GrassIcon />}>
        20 g
      </Chip>
      <Chip size="lg" startDecorator={<GrassIcon />}>
        100 g
      </Chip>
    </Stack>
  );
}
