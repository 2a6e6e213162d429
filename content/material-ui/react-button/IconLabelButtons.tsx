import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<LocalShippingIcon />}>
        Book courier
      </Button>
      <Button href="#icons" endIcon={<ArrowForwardIcon />}>
        Customs rules
      </Button>
    </Stack>
  );
}
