import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function ReplyForm({ onReply }: { onReply: (text: string) => void }) {
  const [text, setText] = React.useState('');
  const [missing, setMissing] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    onReply(text.trim());
    setText('');
  };

  return (
    <Stack component="form" spacing={1} onSubmit={handleSubmit}>
      <FormControl error={missing}>
        <FormLabel>Reply</FormLabel>
        <Textarea minRows={3} value={text} onChange={(event) => setText(event.target.value)} />
        {missing && <FormHelperText>Write a sentence first.</FormHelperText>}
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'flex-end' }}>
        Send
      </Button>
    </Stack>
  );
}
