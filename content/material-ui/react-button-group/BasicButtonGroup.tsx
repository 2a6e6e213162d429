import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Rotate the photo">
      <Button>Left</Button>
      <Button>Right</Button>
      <Button>Flip</Button>
    </ButtonGroup>
  );
}
