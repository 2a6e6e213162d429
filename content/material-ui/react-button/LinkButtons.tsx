import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button href="#link-to-a-page">Opening hours</Button>
      <Button
        href="https://www.upu.int/"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon />}
      >
        Postal union
      </Button>
    </Stack>
  );
}
