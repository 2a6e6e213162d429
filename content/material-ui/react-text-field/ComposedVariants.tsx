import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';

export default function ComposedVariants() {
  return (
    <Stack sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl variant="standard" color="secondary" focused margin="normal" fullWidth>
        <InputLabel htmlFor="heating" disableAnimation>
          Heating
        </InputLabel>
        <Input
          id="heating"
          defaultValue="85"
          startAdornment={<InputAdornment position="start">€</InputAdornment>}
          endAdornment={<InputAdornment position="end">per month</InputAdornment>}
        />
      </FormControl>
      <FormControl variant="filled" hiddenLabel margin="normal" fullWidth>
        <FilledInput
          disableUnderline
          multiline
          minRows={2}
          placeholder="Add a note for the landlord"
          inputProps={{ 'aria-label': 'Note' }}
          sx={{ borderRadius: 1 }}
        />
      </FormControl>
    </Stack>
  );
}
