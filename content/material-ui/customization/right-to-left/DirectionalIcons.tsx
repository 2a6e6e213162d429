import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } };

export default function DirectionalIcons() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" dir="ltr" lang="en" sx={{ gap: 2 }}>
        <Button sx={{ gap: 1 }}>
          Next <ArrowForwardIcon sx={mirrored} />
        </Button>
        <Button sx={{ gap: 1 }}>
          Done <CheckIcon />
        </Button>
      </Stack>
      <Stack direction="row" dir="rtl" lang="ar" sx={{ gap: 2 }}>
        <Button sx={{ gap: 1 }}>
          التالي <ArrowForwardIcon sx={mirrored} />
        </Button>
        <Button sx={{ gap: 1 }}>
          تم <CheckIcon />
        </Button>
      </Stack>
    </Stack>
  );
}
