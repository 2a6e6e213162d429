import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function FocusHint({ id }: { id: string }) {
  const { focused = false, filled = false } = useFormControl() ?? {};
  const hint = focused ? 'Letters and numbers, as on the mailbox' : 'Needed for the key handover';
  return <FormHelperText id={id}>{filled && !focused ? 'Thank you' : hint}</FormHelperText>;
}

export default function FocusHintField() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor="door-code">Door code</InputLabel>
      <OutlinedInput id="door-code" label="Door code" aria-describedby="door-code-hint" />
      <FocusHint id="door-code-hint" />
    </FormControl>
  );
}
