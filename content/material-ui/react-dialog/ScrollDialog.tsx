import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const rules = Array.from(
  { length: 30 },
  (_, index) => `Rule ${index + 1}. A book is lent for ${index + 7} days and may be renewed twice.`,
);

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<NonNullable<DialogProps['scroll']>>('paper');

  const show = (kind: 'paper' | 'body') => () => {
    setScroll(kind);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={show('paper')}>Scroll inside</Button>
      <Button onClick={show('body')}>Scroll as a whole</Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Library rules</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={0}>
          {rules.map((rule) => (
            <DialogContentText key={rule}>{rule}</DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>I have read them</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
