import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function AnnouncedAlert() {
  const [code, setCode] = React.useState('');
  const [failed, setFailed] = React.useState<string | null>(null);

  const find = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(code);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={find} sx={{ width: 300 }}>
      <FormControl required>
        <FormLabel>Booking code</FormLabel>
        <Input
          value={code}
          autoComplete="off"
          onChange={(event) => {
            setCode(event.target.value);
            setFailed(null);
          }}
        />
      </FormControl>
      <Button type="submit">Find booking</Button>
      {failed !== null && (
        <Alert color="danger">
          No booking has the code “{failed}”. It is on your ticket, top right.
        </Alert>
      )}
    </Stack>
  );
}
