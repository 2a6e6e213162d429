import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedField() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor="deposit" shrink>
        Deposit
      </InputLabel>
      <OutlinedInput
        id="deposit"
        label="Deposit"
        notched
        placeholder="1,900"
        aria-describedby="deposit-hint"
      />
      <FormHelperText id="deposit-hint">Two months of rent, paid back at the end</FormHelperText>
    </FormControl>
  );
}
