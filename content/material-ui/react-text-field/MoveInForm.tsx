import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const empty = { tenant: '', email: '', moveIn: '', rules: false };
type Values = typeof empty;
type Name = keyof Values;
const names: Name[] = ['tenant', 'email', 'moveIn', 'rules'];

function validate({ tenant, email, moveIn, rules }: Values): Record<Name, string> {
  return {
    tenant: tenant.trim() === '' ? 'Enter your name' : '',
    email: /^\S+@\S+\.\S+$/.test(email) ? '' : 'Enter an address such as name@example.com',
    moveIn: moveIn >= '2026-03-01' ? '' : 'Choose March 1, 2026 or a later day',
    rules: rules ? '' : 'Accept the house rules to apply',
  };
}

/** Stands for a request to your server, which knows more than the form does. */
async function send({ email }: Values): Promise<Partial<Record<Name, string>>> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return email === 'mina@example.com' ? { email: 'This address has applied already' } : {};
}

export default function MoveInForm() {
  const [values, setValues] = React.useState(empty);
  const [visited, setVisited] = React.useState<Name[]>([]);
  const [rejected, setRejected] = React.useState<Partial<Record<Name, string>>>({});
  const [status, setStatus] = React.useState<'open' | 'sending' | 'sent'>('open');
  const form = React.useRef<HTMLFormElement>(null);
  const errors = validate(values);
  const sending = status === 'sending';
  const input = { readOnly: sending }; // What is on its way must not change.

  const change = (name: Name, value: string | boolean) => {
    if (!sending) {
      setValues({ ...values, [name]: value });
      setRejected({ ...rejected, [name]: '' });
      setStatus('open');
    }
  };

  const focus = (name: Name) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    setVisited(names);
    const invalid = names.find((name) => errors[name] !== '');
    if (invalid) {
      focus(invalid);
      return;
    }
    setStatus('sending');
    const answer = await send(values);
    const refused = names.find((name) => answer[name]);
    setRejected(answer);
    setStatus(refused ? 'open' : 'sent');
    if (refused) {
      focus(refused);
    }
  };

  const messageOf = (name: Name) => (visited.includes(name) && errors[name]) || rejected[name];

  const fieldProps = (name: Exclude<Name, 'rules'>, hint: string) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    onBlur: () => setVisited([...visited, name]),
    error: Boolean(messageOf(name)),
    helperText: messageOf(name) || hint,
    slotProps: { input },
  });

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      <TextField label="Name" autoComplete="name" {...fieldProps('tenant', 'First and last')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...fieldProps('email', 'mina@example.com has applied already')}
      />
      <TextField
        label="Move in on"
        type="date"
        {...fieldProps('moveIn', 'Free from March 1, 2026')}
        slotProps={{ input, inputLabel: { shrink: true }, htmlInput: { min: '2026-03-01' } }}
      />
      <FormControl error={Boolean(messageOf('rules'))}>
        <FormControlLabel
          label="I have read the house rules"
          control={
            <Checkbox
              name="rules"
              checked={values.rules}
              onChange={(event) => change('rules', event.target.checked)}
              slotProps={{ input: { 'aria-describedby': 'rules-text' } }}
            />
          }
        />
        <FormHelperText id="rules-text">{messageOf('rules') || ' '}</FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" loading={sending}>
        Apply
      </Button>
      <div role="status">{status === 'sent' && <Alert>Your application has arrived.</Alert>}</div>
    </Stack>
  );
}
