import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface Question {
  title: string;
  text: string;
  action: string;
}

const ConfirmContext = React.createContext<(question: Question) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

function ConfirmProvider({ children }: { children: React.ReactNode }) {
  const [question, setQuestion] = React.useState<Question>();
  const [open, setOpen] = React.useState(false);
  const resolve = React.useRef<(confirmed: boolean) => void>(undefined);

  const confirm = React.useCallback((asked: Question) => {
    resolve.current?.(false); // A second question cancels the first.
    setQuestion(asked);
    setOpen(true);
    return new Promise<boolean>((settle) => {
      resolve.current = settle;
    });
  }, []);

  const answer = (confirmed: boolean) => {
    setOpen(false);
    resolve.current?.(confirmed);
  };

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      <Dialog
        open={open}
        onClose={() => answer(false)}
        aria-describedby="question-text"
        slotProps={{
          paper: { role: 'alertdialog' },
          transition: { onExited: () => setQuestion(undefined) },
        }}
      >
        <DialogTitle>{question?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="question-text">{question?.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => answer(false)}>
            Cancel
          </Button>
          <Button color="error" onClick={() => answer(true)}>
            {question?.action}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext.Provider>
  );
}

function Reservations() {
  const confirm = React.useContext(ConfirmContext);
  const [books, setBooks] = React.useState(['The Left Hand of Darkness', 'Piranesi', 'Circe']);
  const list = React.useRef<HTMLUListElement>(null);

  const cancel = async (book: string) => {
    const title = `Cancel “${book}”?`;
    const text = 'You lose your place in the queue.';
    if (await confirm({ title, text, action: 'Cancel reservation' })) {
      setBooks((current) => current.filter((other) => other !== book));
      list.current?.focus();
    }
  };

  return (
    <List ref={list} tabIndex={-1} aria-label="Reservations" sx={{ width: 360, maxWidth: '100%' }}>
      {books.map((book) => (
        <ListItem
          key={book}
          secondaryAction={
            <Button aria-label={`Cancel ${book}`} onClick={() => cancel(book)}>
              Cancel
            </Button>
          }
        >
          <ListItemText primary={book} />
        </ListItem>
      ))}
    </List>
  );
}

export default function AwaitedDialog() {
  return (
    <ConfirmProvider>
      <Reservations />
    </ConfirmProvider>
  );
}
