import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Coupon {
  code: string;
  isComplete: boolean;
}

function parseCoupon(text: string): Coupon {
  const code = text.toUpperCase();
  return { code, isComplete: code.length === 6 };
}

export default function CouponField() {
  const [coupon, setCoupon] = React.useState(parseCoupon(''));

  return (
    <Stack direction="row" spacing={2}>
      <TextField
        label="Coupon"
        size="small"
        value={coupon.code}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setCoupon(parseCoupon(event.target.value));
        }}
      />
      <Button variant="contained" disabled={!coupon.isComplete}>
        Apply
      </Button>
    </Stack>
  );
}
