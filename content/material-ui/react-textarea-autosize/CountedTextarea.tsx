import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function CountedTextarea() {
  const [text, setText] = React.useState('Greetings from Lisbon!');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <FormLabel htmlFor="counted">Message</FormLabel>
      <TextareaAutosize
        id="counted"
        aria-describedby="counted-hint"
        minRows={3}
        maxLength={280}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ font: 'inherit', resize: 'none' }}
      />
      <FormHelperText id="counted-hint">{280 - text.length} characters left</FormHelperText>
    </Stack>
  );
}
