import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'Slow-roasted tomatoes with thyme and garlic';

const wrapping = {
  height: 'auto',
  py: 0.5,
  [`& .${chipClasses.label}`]: { whiteSpace: 'normal' },
};

export default function LongChip() {
  return (
    <Box sx={{ width: 200 }}>
      <Stack spacing={2}>
        <Chip label={label} title={label} />
        <Chip label={label} sx={wrapping} />
      </Stack>
    </Box>
  );
}
