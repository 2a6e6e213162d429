import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button href="#link-to-a-page">Opening hours</Button>
      <Button href="https://www.upu.int/" target="_blank">
        Postal union
      </Button>
    </Stack>
  );
}
