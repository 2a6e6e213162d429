import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function SlotPropsField() {
  return (
    <TextField
      label="Parcel weight"
      defaultValue="2.4"
      helperText="Up to 30 kg"
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        htmlInput: { inputMode: 'decimal', maxLength: 5 },
        formHelperText: { sx: { textAlign: 'end' } },
      }}
    />
  );
}
