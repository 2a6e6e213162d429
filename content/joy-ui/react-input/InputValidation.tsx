import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [code, setCode] = React.useState('AB-12');
  const isValid = /^[A-Z]{2}-\d{4}$/.test(code);

  return (
    <FormControl error={!isValid} sx={{ width: 280 }}>
      <FormLabel>Booking code</FormLabel>
      <Input value={code} error={!isValid} onChange={(event) => setCode(event.target.value)} />
      <FormHelperText sx={{ color: isValid ? 'success.plainColor' : 'danger.plainColor' }}>
        {isValid ? 'Thank you, we found it.' : 'Two letters, a hyphen, four digits.'}
      </FormHelperText>
    </FormControl>
  );
}
