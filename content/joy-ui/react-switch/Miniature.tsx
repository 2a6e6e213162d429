import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2}>
      <Switch defaultChecked />
      <Switch defaultChecked color="success" variant="soft" />
      <Switch />
    </Stack>
  );
}
