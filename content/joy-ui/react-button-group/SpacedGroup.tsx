import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacedGroup() {
  return (
    <ButtonGroup
      variant="soft"
      spacing={{ xs: 0, sm: 1 }}
      aria-label="Planets"
      sx={{ flexWrap: 'wrap' }}
    >
      <Button>Venus</Button>
      <Button>Mars</Button>
      <Button>Jupiter</Button>
    </ButtonGroup>
  );
}
