import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" size="small">
        Track
      </Button>
      <Button variant="outlined">Track</Button>
      <Button variant="outlined" size="large">
        Track
      </Button>
    </Stack>
  );
}
