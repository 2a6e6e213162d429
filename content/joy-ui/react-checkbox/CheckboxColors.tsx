import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const tasks = [
  { color: 'primary', label: 'Open the water main' },
  { color: 'neutral', label: 'Sweep the path' },
  { color: 'success', label: 'Pick the first peas' },
  { color: 'warning', label: 'Cover the tomatoes tonight' },
  { color: 'danger', label: 'Dig out the giant hogweed' },
] as const;

export default function CheckboxColors() {
  return (
    <Stack spacing={1.5}>
      {tasks.map(({ color, label }) => (
        <Checkbox key={color} color={color} label={label} defaultChecked />
      ))}
    </Stack>
  );
}
