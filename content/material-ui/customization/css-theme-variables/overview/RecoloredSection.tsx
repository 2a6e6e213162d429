import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function RecoloredSection() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Listen</Button>
      <Box
        sx={{
          '--mui-palette-primary-main': '#ad1457',
          '--mui-palette-primary-dark': '#78002e',
          '--mui-palette-primary-contrastText': '#fff',
          '--mui-shape-borderRadius': '20px',
        }}
      >
        <Button variant="contained">Donate</Button>
      </Box>
    </Stack>
  );
}
