import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PrintIcon from '@mui/icons-material/Print';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<LocalShippingIcon />}>
        Book courier
      </Button>
      <Button variant="outlined" endIcon={<PrintIcon />}>
        Print label
      </Button>
    </Stack>
  );
}
