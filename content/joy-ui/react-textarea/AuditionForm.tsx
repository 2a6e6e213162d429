import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function AuditionForm() {
  const [answer, setAnswer] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const piece = new FormData(event.currentTarget).get('piece');
    setAnswer(`We look forward to “${String(piece)}”.`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <FormControl required>
        <FormLabel>What will you sing?</FormLabel>
        <Textarea name="piece" minRows={2} />
      </FormControl>
      <FormControl>
        <FormLabel>Anything we should know?</FormLabel>
        <Textarea name="remarks" minRows={2} maxRows={6} />
      </FormControl>
      <Button type="submit">Sign up for the audition</Button>
      <Typography level="body-sm" role="status">
        {answer}
      </Typography>
    </Stack>
  );
}
