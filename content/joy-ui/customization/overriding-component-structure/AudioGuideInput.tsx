import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function AudioGuideInput() {
  return (
    <FormControl>
      <FormLabel>Number on the label</FormLabel>
      <Input
        endDecorator="Audio guide"
        slotProps={{
          input: { inputMode: 'numeric', maxLength: 3, pattern: '[0-9]*' },
          endDecorator: { sx: { fontSize: 'sm', color: 'text.secondary' } },
        }}
      />
    </FormControl>
  );
}
