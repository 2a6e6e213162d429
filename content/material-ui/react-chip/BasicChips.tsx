import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Vegan" />
      <Chip label="30 minutes" variant="outlined" />
      <Chip label="New" color="primary" />
    </Stack>
  );
}
