import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const plum = {
  '--joy-palette-primary-solidBg': '#7b2d5b',
  '--joy-palette-primary-solidHoverBg': '#65244b',
  '--joy-palette-primary-solidActiveBg': '#4f1b3a',
};

export default function JazzHour() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Play the news</Button>
      <Box sx={plum}>
        <Button>Play Jazz Hour</Button>
      </Box>
    </Stack>
  );
}
