import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface TextFieldProps extends InputProps {
  label: string;
  helperText?: string;
}

function TextField({ label, helperText, id, sx, ...props }: TextFieldProps) {
  const { color, disabled, error, required, size, ...inputProps } = props;
  const shared = { color, disabled, error, required, size };

  return (
    <FormControl id={id} sx={sx} {...shared}>
      <FormLabel>{label}</FormLabel>
      <Input error={error} {...inputProps} />
      {helperText && (
        <FormHelperText sx={error ? { color: 'danger.plainColor' } : undefined}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export default function ReusableTextField() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField label="Owner" defaultValue="Ines Roca" required />
      <TextField
        label="Tire size"
        defaultValue="28-6222"
        helperText="Copy it from the sidewall, such as 28-622."
        error
      />
    </Stack>
  );
}
