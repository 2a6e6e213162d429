import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TeaLabels() {
  return (
    <Box sx={{ px: 3, py: 2, border: 1, borderColor: 'divider' }}>
      <Typography sx={{ mb: 1.5 }}>Sencha, first harvest</Typography>
      <Stack direction="row" spacing={1}>
        <Chip label="Green" />
        <Chip label="70 °C" />
        <Chip label="90 s" />
      </Stack>
    </Box>
  );
}
