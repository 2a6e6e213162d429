import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function ValidatedTextarea() {
  const [text, setText] = React.useState('I sing.');
  const [left, setLeft] = React.useState(true);
  const words = text.split(/\s+/).filter(Boolean).length;
  const isShort = left && words < 5;

  return (
    <FormControl error={isShort} sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Your experience</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        error={isShort}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <FormHelperText sx={{ color: isShort ? 'danger.plainColor' : 'text.secondary' }}>
        {isShort ? 'Write five words or more.' : 'Choirs, teachers, instruments.'}
      </FormHelperText>
    </FormControl>
  );
}
