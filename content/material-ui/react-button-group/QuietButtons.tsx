import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import QrCodeIcon from '@mui/icons-material/QrCode';
import ShareIcon from '@mui/icons-material/Share';

const focusRing = {
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
};

export default function QuietButtons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" disableFocusRipple sx={focusRing}>
        Track parcel
      </Button>
      <IconButton aria-label="Share tracking link" disableFocusRipple sx={focusRing}>
        <ShareIcon />
      </IconButton>
      <IconButton aria-label="Show drop-off code" disableRipple sx={focusRing}>
        <QrCodeIcon />
      </IconButton>
    </Stack>
  );
}
