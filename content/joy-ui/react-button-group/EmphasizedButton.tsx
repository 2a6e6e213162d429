import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function EmphasizedButton() {
  return (
    <ButtonGroup aria-label="Night program">
      <Button>Discard</Button>
      <Button>Preview</Button>
      <Button variant="solid" color="primary">
        Publish
      </Button>
    </ButtonGroup>
  );
}
