import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FrequencyField() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <FormControl>
        <FormLabel>Frequency</FormLabel>
        <Input defaultValue="98.4" endDecorator="MHz" sx={{ width: 140 }} />
      </FormControl>
      <FormControl>
        <FormLabel>Frequency, tuned</FormLabel>
        <Input
          defaultValue="98.4"
          endDecorator="MHz"
          sx={{
            width: 140,
            '--Input-minHeight': '3rem',
            '--Input-radius': '1.5rem',
            '--Input-paddingInline': '1.25rem',
            '--Input-focusedThickness': '4px',
          }}
        />
      </FormControl>
    </Stack>
  );
}
