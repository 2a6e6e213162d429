import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Calm" color="primary" />
      <Chip label="Windy" variant="outlined" onDelete={() => {}} />
    </Stack>
  );
}
