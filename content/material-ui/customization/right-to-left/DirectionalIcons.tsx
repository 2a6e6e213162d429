import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function DirectionalIcons() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} dir="ltr" lang="en">
        <Button endIcon={<ArrowForwardIcon sx={mirrored} />}>Next</Button>
        <Button endIcon={<CheckIcon />}>Done</Button>
      </Stack>
      <Stack direction="row" spacing={2} dir="rtl" lang="ar">
        <Button endIcon={<ArrowForwardIcon sx={mirrored} />}>التالي</Button>
        <Button endIcon={<CheckIcon />}>تم</Button>
      </Stack>
    </Stack>
  );
}
