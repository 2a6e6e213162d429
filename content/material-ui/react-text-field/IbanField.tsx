import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import { type InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function group(text: string) {
  const letters = text.replace(/\s/g, '').toUpperCase();
  return letters.replace(/.{4}(?=.)/g, '$& ');
}

const IbanInput = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(function IbanInput(
  { onChange, ...props },
  ref,
) {
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const beforeCaret = input.value.slice(0, input.selectionStart ?? input.value.length);
    const caret = group(beforeCaret).length;
    input.value = group(input.value);
    input.setSelectionRange(caret, caret);
    onChange?.(event);
  };
  return <input {...props} ref={ref} onChange={handleChange} />;
});

export default function IbanField() {
  const [iban, setIban] = React.useState('PT50 0002 0123 1234 5678 9015 4');

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor="iban">IBAN</InputLabel>
      <OutlinedInput
        id="iban"
        label="IBAN"
        value={iban}
        onChange={(event) => setIban(event.target.value)}
        inputComponent={IbanInput}
      />
    </FormControl>
  );
}
