import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  currency: string;
  value: string;
  onValueChange: (value: string) => void;
};

function MoneyField({ currency, onValueChange, slotProps, ...props }: MoneyFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(event) => onValueChange(event.target.value.replace(/[^\d.]/g, ''))}
      slotProps={{
        ...slotProps,
        input: {
          startAdornment: <InputAdornment position="start">{currency}</InputAdornment>,
          ...slotProps?.input,
        },
        htmlInput: { inputMode: 'decimal', ...slotProps?.htmlInput },
      }}
    />
  );
}

export default function WrappedField() {
  const [rent, setRent] = useState('980');
  const [deposit, setDeposit] = useState('1960');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <MoneyField label="Rent" currency="€" value={rent} onValueChange={setRent} />
      <MoneyField
        label="Deposit"
        currency="€"
        value={deposit}
        onValueChange={setDeposit}
        helperText="Returned when you move out"
        slotProps={{ htmlInput: { maxLength: 7 } }}
      />
    </Stack>
  );
}
