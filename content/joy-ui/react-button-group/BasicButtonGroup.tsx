import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Turn the dome">
      <Button>North</Button>
      <Button>Zenith</Button>
      <Button>South</Button>
    </ButtonGroup>
  );
}
