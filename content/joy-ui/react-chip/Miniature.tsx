import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip color="primary" variant="solid">
        Calm
      </Chip>
      <Chip color="success">Fair</Chip>
      <Chip variant="outlined">Windy</Chip>
    </Stack>
  );
}
