import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function DisabledGroup() {
  return (
    <ButtonGroup disabled aria-label="Projector">
      <Button>Warm up</Button>
      <Button>Calibrate</Button>
      <Button disabled={false}>Emergency light</Button>
    </ButtonGroup>
  );
}
