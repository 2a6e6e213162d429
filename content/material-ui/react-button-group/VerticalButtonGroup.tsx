import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function VerticalButtonGroup() {
  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      <ButtonGroup orientation="vertical" aria-label="Layers">
        <Button>Sky</Button>
        <Button>Mountains</Button>
        <Button>Lake</Button>
      </ButtonGroup>
      <ButtonGroup fullWidth aria-label="Version">
        <Button>Before</Button>
        <Button>After</Button>
      </ButtonGroup>
    </Stack>
  );
}
