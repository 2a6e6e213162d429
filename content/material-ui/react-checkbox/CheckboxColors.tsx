import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function CheckboxColors() {
  return (
    <Stack direction="row">
      {colors.map((color) => (
        <Checkbox
          key={color}
          defaultChecked
          color={color}
          slotProps={{ input: { 'aria-label': `Window seat, ${color}` } }}
        />
      ))}
      <Checkbox
        defaultChecked
        disabled
        slotProps={{ input: { 'aria-label': 'Window seat, disabled' } }}
      />
    </Stack>
  );
}
