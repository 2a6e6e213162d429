import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function MessageThread() {
  const [messages, setMessages] = React.useState(['Can somebody bring the music stands?']);
  const [draft, setDraft] = React.useState('');

  const send = () => {
    if (draft.trim() !== '') {
      setMessages([...messages, draft.trim()]);
      setDraft('');
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <List aria-label="Messages to the altos" aria-live="polite">
        {messages.map((message, index) => (
          <ListItem key={index} sx={{ whiteSpace: 'pre-wrap' }}>
            {message}
          </ListItem>
        ))}
      </List>
      <Textarea
        aria-label="Your message"
        minRows={2}
        maxRows={5}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
        endDecorator={
          <Stack
            direction="row"
            spacing={1}
            sx={{ flex: 'auto', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography level="body-xs" textColor="text.secondary">
              Ctrl or ⌘ with Enter sends
            </Typography>
            <Button onClick={send}>Send</Button>
          </Stack>
        }
      />
    </Stack>
  );
}
