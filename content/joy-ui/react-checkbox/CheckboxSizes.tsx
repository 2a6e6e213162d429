import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Checkbox size="sm" label="Cress (sm)" defaultChecked />
      <Checkbox size="md" label="Carrots (md)" defaultChecked />
      <Checkbox size="lg" label="Cabbage (lg)" defaultChecked />
    </Stack>
  );
}
