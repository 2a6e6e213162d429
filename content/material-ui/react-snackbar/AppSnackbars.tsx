import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';

interface Message {
  text: string;
  severity?: AlertColor;
  undo?: () => void;
}

const NotifyContext = React.createContext<(message: Message) => void>(() => {});

function SnackbarProvider({ children }: { children: React.ReactNode }) {
  const [queue, setQueue] = React.useState<(Message & { id: number })[]>([]);
  const [closing, setClosing] = React.useState(false);
  const lastId = React.useRef(0);
  const current = queue[0];

  // Stable, so that a new message renders only the snackbar.
  const notify = React.useCallback((message: Message) => {
    lastId.current += 1;
    const id = lastId.current;
    setQueue((messages) => [...messages, { ...message, id }]);
  }, []);

  const close: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') {
      setClosing(true);
    }
  };

  const showNext = () => {
    setQueue((messages) => messages.slice(1));
    setClosing(false);
  };

  const undo = () => {
    current?.undo?.();
    setClosing(true);
  };

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={current?.id}
        open={current !== undefined && !closing}
        autoHideDuration={current?.undo ? 8000 : 4000}
        onClose={close}
        slotProps={{ transition: { onExited: showNext } }}
      >
        <Alert
          role={current?.severity === 'error' ? 'alert' : 'status'}
          severity={current?.severity ?? 'success'}
          onClose={current?.undo ? undefined : () => setClosing(true)}
          action={
            current?.undo && (
              <Button color="inherit" size="small" onClick={undo}>
                Undo
              </Button>
            )
          }
          sx={{ width: '100%', boxShadow: 6 }}
        >
          {current?.text}
        </Alert>
      </Snackbar>
    </NotifyContext.Provider>
  );
}

function Vocabulary() {
  const notify = React.useContext(NotifyContext);
  const [words, setWords] = React.useState(['el puente', 'la lluvia', 'la manzana']);
  const list = React.useRef<HTMLUListElement>(null);

  const remove = (word: string) => {
    setWords(words.filter((other) => other !== word));
    list.current?.focus(); // The button that had the focus is gone.
    notify({ text: `“${word}” removed`, undo: () => setWords((left) => [...left, word].sort()) });
  };

  return (
    <div>
      <List ref={list} tabIndex={-1} aria-label="Words" sx={{ width: 320, maxWidth: '100%' }}>
        {words.map((word) => (
          <ListItem
            key={word}
            secondaryAction={
              <Button aria-label={`Remove ${word}`} onClick={() => remove(word)}>
                Remove
              </Button>
            }
          >
            <ListItemText primary={word} />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => notify({ text: 'Words synced' })}>Sync</Button>
      <Button onClick={() => notify({ text: 'No microphone was found', severity: 'error' })}>
        Speak
      </Button>
    </div>
  );
}

export default function AppSnackbars() {
  return (
    <SnackbarProvider>
      <Vocabulary />
    </SnackbarProvider>
  );
}
