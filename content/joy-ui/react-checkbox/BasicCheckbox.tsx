import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function BasicCheckbox() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Water my beds while I am away" defaultChecked />
      <Checkbox label="Share my surplus seedlings" />
    </Stack>
  );
}
