import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const ranges = [
  { label: 'below 600 px', display: { xs: 'block', sm: 'none' } },
  { label: '600 to 899 px', display: { xs: 'none', sm: 'block', md: 'none' } },
  { label: '900 px and wider', display: { xs: 'none', md: 'block' } },
];

export default function ShowByWidth() {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      Your window is
      {ranges.map(({ label, display }) => (
        <Box key={label} sx={{ display }}>
          <Chip color="primary" label={label} />
        </Box>
      ))}
    </Stack>
  );
}
