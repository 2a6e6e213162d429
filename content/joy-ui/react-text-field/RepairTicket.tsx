import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

interface Problems {
  email?: string;
  defect?: string;
}

function findProblems(data: FormData): Problems {
  return {
    email: String(data.get('email')).includes('@') ? undefined : 'Enter an address with an @.',
    defect: String(data.get('defect')).trim() ? undefined : 'Say what we should look at.',
  };
}

export default function RepairTicket() {
  const [problems, setProblems] = React.useState<Problems>({});
  const [message, setMessage] = React.useState('');
  const emailRef = React.useRef<HTMLInputElement>(null);
  const defectRef = React.useRef<HTMLTextAreaElement>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = findProblems(data);
    setProblems(found);
    if (found.email) {
      emailRef.current?.focus();
    } else if (found.defect) {
      defectRef.current?.focus();
    }
    const isComplete = !found.email && !found.defect;
    setMessage(isComplete ? `Ticket opened, priority ${String(data.get('priority'))}.` : '');
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <FormControl required error={Boolean(problems.email)}>
        <FormLabel>Email</FormLabel>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          error={Boolean(problems.email)}
          slotProps={{ input: { ref: emailRef } }}
        />
        {problems.email && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>{problems.email}</FormHelperText>
        )}
      </FormControl>
      <FormControl>
        <FormLabel>Priority</FormLabel>
        <Select name="priority" defaultValue="normal">
          <Option value="normal">Normal, within a week</Option>
          <Option value="commuter">Commuter, within two days</Option>
        </Select>
      </FormControl>
      <FormControl required error={Boolean(problems.defect)}>
        <FormLabel>Defect</FormLabel>
        <Textarea
          name="defect"
          minRows={2}
          error={Boolean(problems.defect)}
          slotProps={{ textarea: { ref: defectRef } }}
        />
        {problems.defect && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>{problems.defect}</FormHelperText>
        )}
      </FormControl>
      <Button type="submit">Open a ticket</Button>
      <Typography level="body-sm" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
