import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import InfoIcon from '@mui/icons-material/InfoOutlined';

function HelperWithIcon({ children, ...props }: FormHelperTextProps) {
  return (
    <FormHelperText {...props} sx={{ display: 'flex', gap: 0.5 }}>
      <InfoIcon fontSize="inherit" sx={{ mt: 0.25 }} />
      {children}
    </FormHelperText>
  );
}

export default function HelperIconField() {
  return (
    <TextField
      label="Reference"
      defaultValue="Ana Reis, Porto"
      helperText="We call only with your consent"
      slots={{ formHelperText: HelperWithIcon }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
