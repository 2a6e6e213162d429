import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const settings = [
  { key: 'calls', label: 'Listener calls', help: 'The switchboard puts callers in a queue.' },
  { key: 'chat', label: 'Live chat', help: 'Messages appear on the host’s screen.' },
  { key: 'archive', label: 'Archive', help: 'The show stays online for 30 days.' },
];

export default function ShowSettings() {
  const [active, setActive] = React.useState(['calls']);
  const titleId = React.useId();

  const handleChange = (key: string) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setActive(event.target.checked ? [...active, key] : active.filter((other) => other !== key));

  return (
    <Sheet
      variant="outlined"
      role="group"
      aria-labelledby={titleId}
      sx={{ width: '100%', maxWidth: 380, p: 2, borderRadius: 'md' }}
    >
      <Typography id={titleId} level="title-md" sx={{ mb: 2 }}>
        Morning show
      </Typography>
      <Stack spacing={2}>
        {settings.map(({ key, label, help }) => (
          <FormControl
            key={key}
            orientation="horizontal"
            sx={{ gap: 2, justifyContent: 'space-between' }}
          >
            <div>
              <FormLabel>{label}</FormLabel>
              <FormHelperText>{help}</FormHelperText>
            </div>
            <Switch checked={active.includes(key)} onChange={handleChange(key)} />
          </FormControl>
        ))}
      </Stack>
    </Sheet>
  );
}
