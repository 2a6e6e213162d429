import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function GroupVariables() {
  return (
    <ButtonGroup
      variant="soft"
      color="primary"
      aria-label="Projection"
      sx={{
        '--ButtonGroup-radius': '999px',
        '--ButtonGroup-separatorSize': '3px',
        '--ButtonGroup-separatorColor': 'var(--joy-palette-background-surface)',
      }}
    >
      <Button>Planets</Button>
      <Button>Moons</Button>
      <Button>Comets</Button>
    </ButtonGroup>
  );
}
