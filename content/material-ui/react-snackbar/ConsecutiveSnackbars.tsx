import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  id: number;
  text: string;
}

export default function ConsecutiveSnackbars() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(0);
  const [current] = queue;

  const add = (text: string) => {
    nextId.current += 1;
    setQueue((messages) => [...messages, { id: nextId.current, text }]);
    setOpen(queue.length === 0);
  };

  const showNext = () => {
    setQueue((messages) => messages.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => add('“der Apfel” learned')}>Learn a word</Button>
      <Button onClick={() => add('Lesson 3 finished')}>Finish a lesson</Button>
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={3000}
        onClose={() => setOpen(false)}
        message={current?.text}
        slotProps={{ transition: { onExited: showNext } }}
      />
    </Stack>
  );
}
