import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const IconRoot = styled('svg')({
  width: '1em',
  height: '1em',
  fontSize: 'var(--Icon-fontSize, 20px)',
  color: 'var(--Icon-color)',
  margin: 'var(--Icon-margin)',
});

function SproutIcon() {
  return (
    <IconRoot viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
      <path d="M12 21V11M12 11C12 6 8 4 4 4c0 5 3 7 8 7zM12 14c0-4 3-6 8-6 0 4-3 6-8 6z" />
    </IconRoot>
  );
}

export default function SeedlingChips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="sm" startDecorator={<SproutIcon />}>
        Basil
      </Chip>
      <Chip size="lg" color="success" startDecorator={<SproutIcon />}>
        Chard
      </Chip>
    </Stack>
  );
}
