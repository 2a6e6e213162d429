import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Sails" defaultChecked />
      <Checkbox label="Oars" />
    </Stack>
  );
}
