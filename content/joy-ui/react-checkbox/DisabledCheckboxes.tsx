import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function DisabledCheckboxes() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Membership fee paid" disabled defaultChecked />
      <Checkbox label="Key to the tool shed (from your second year)" disabled />
    </Stack>
  );
}
