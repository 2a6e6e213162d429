import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OneOffStyles() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined">Add to basket</Button>
      <Button
        variant="outlined"
        sx={{ borderRadius: 8, px: { xs: 3, sm: 5 }, textTransform: 'none' }}
      >
        Reserve in the shop
      </Button>
    </Stack>
  );
}
