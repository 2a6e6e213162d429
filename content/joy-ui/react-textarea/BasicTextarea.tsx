import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function BasicTextarea() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Rehearsal notes</FormLabel>
      <Textarea minRows={3} placeholder="Bar 32: altos breathe after “lux”" />
      <FormHelperText>Every singer gets them by email tonight.</FormHelperText>
    </FormControl>
  );
}
