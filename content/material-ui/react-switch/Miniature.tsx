import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={1}>
      <Switch defaultChecked />
      <Switch />
    </Stack>
  );
}
