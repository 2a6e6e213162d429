import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxVariables() {
  return (
    <Stack spacing={2}>
      <Checkbox
        label="Large box, text close by"
        defaultChecked
        sx={{ '--Checkbox-size': '2rem', '--Checkbox-gap': '0.375rem' }}
      />
      <Checkbox
        label="Round box and focus ring"
        defaultChecked
        slotProps={{ checkbox: { sx: { borderRadius: '50%' } } }}
        sx={{ '--Checkbox-actionRadius': '1rem' }}
      />
    </Stack>
  );
}
