import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function VoucherForm() {
  const [code, setCode] = React.useState('SPRING5');
  const [redeemed, setRedeemed] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRedeemed(code);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <TextField
        label="Voucher code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        helperText={redeemed ? `${redeemed} takes 5.00 off` : 'Printed on your receipt'}
      />
      <Button
        type="submit"
        variant="contained"
        disableElevation
        fullWidth
        disabled={code === redeemed}
      >
        Redeem
      </Button>
    </Stack>
  );
}
