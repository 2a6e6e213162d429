import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TeaOrder() {
  const [amount, setAmount] = React.useState('1500');
  const isWrong = Number(amount) > 1000;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl size="lg" required error={isWrong}>
        <FormLabel>Grams of tea</FormLabel>
        <Input value={amount} error={isWrong} onChange={(event) => setAmount(event.target.value)} />
        <FormHelperText sx={{ color: isWrong ? 'danger.plainColor' : 'text.secondary' }}>
          {isWrong ? 'At most 1000 g in one parcel' : 'We weigh it'}
        </FormHelperText>
      </FormControl>
      <FormControl>
        <Checkbox label="Wrap it as a gift" />
        <FormHelperText>With a ribbon and a card</FormHelperText>
      </FormControl>
    </Stack>
  );
}
