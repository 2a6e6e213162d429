import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="outlined" aria-label="Crop, outlined">
        <Button>Square</Button>
        <Button>4:3</Button>
        <Button>16:9</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" color="secondary" aria-label="Crop, contained">
        <Button>Square</Button>
        <Button>4:3</Button>
        <Button>16:9</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" color="inherit" aria-label="Crop, text">
        <Button>Square</Button>
        <Button>4:3</Button>
        <Button>16:9</Button>
      </ButtonGroup>
    </Stack>
  );
}
