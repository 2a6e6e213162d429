import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip component="a" href="#links" clickable label="Stews" />
      <Chip component="a" href="#links" clickable label="Curries" variant="outlined" />
    </Stack>
  );
}
