import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SlowSwitch() {
  const [on, setOn] = React.useState(false);
  const [state, setState] = React.useState<'idle' | 'waiting' | 'failed'>('idle');

  React.useEffect(() => {
    if (state !== 'waiting') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOn(false);
      setState('failed');
    }, 1500);
    return () => clearTimeout(timer);
  }, [state]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setOn(event.target.checked);
    setState(event.target.checked ? 'waiting' : 'idle');
  };

  const messages = {
    idle: 'Sends the program to the hill station.',
    waiting: 'Calling the hill station…',
    failed: 'The hill station does not answer. Try again.',
  };

  return (
    <FormControl error={state === 'failed'} sx={{ width: 320 }}>
      <FormLabel>Relay</FormLabel>
      <Switch checked={on} onChange={handleChange} sx={{ alignSelf: 'flex-start' }} />
      <FormHelperText
        role="status"
        sx={{ color: state === 'failed' ? 'danger.plainColor' : 'text.secondary' }}
      >
        {messages[state]}
      </FormHelperText>
    </FormControl>
  );
}
