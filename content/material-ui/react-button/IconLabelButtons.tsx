import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<LocalShippingIcon />}>
        Book courier
      </Button>
      <Button
        variant="outlined"
        href="https://www.upu.int/"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon />}
      >
        Customs rules
      </Button>
    </Stack>
  );
}
