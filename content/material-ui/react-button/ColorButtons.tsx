import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ColorButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" color="secondary">
        Gift wrap
      </Button>
      <Button variant="outlined" color="error">
        Cancel shipment
      </Button>
      <Button variant="outlined" color="inherit">
        Print label
      </Button>
    </Stack>
  );
}
