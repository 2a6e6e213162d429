import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const LIMIT = 120;

export default function CountedTextarea() {
  const [text, setText] = React.useState('Twelve voices sing music from the coast.');
  const left = LIMIT - text.length;

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Text for the poster</FormLabel>
      <Textarea
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ textarea: { maxLength: LIMIT } }}
      />
      <FormHelperText>At most {LIMIT} characters</FormHelperText>
      <Typography level="body-sm" role="status">
        {left <= 20 ? `${left} characters left` : ''}
      </Typography>
    </FormControl>
  );
}
