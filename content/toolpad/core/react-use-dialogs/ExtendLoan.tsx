import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

interface Loan {
  name: string;
  days: number;
}

function ExtendDialog({ payload, open, onClose }: DialogProps<Loan, number | null>) {
  const [days, setDays] = React.useState(String(payload.days));
  const titleId = React.useId();

  return (
    <Dialog open={open} onClose={() => onClose(null)} aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose(Number(days));
        }}
      >
        <DialogTitle id={titleId}>How long do you need the {payload.name}?</DialogTitle>
        <DialogContent>
          <TextField
            required
            fullWidth
            margin="dense"
            label="Days"
            type="number"
            value={days}
            onChange={(event) => setDays(event.target.value)}
            slotProps={{ htmlInput: { min: 1, max: 14 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function StoveLoan() {
  const dialogs = useDialogs();
  const [loan, setLoan] = React.useState<Loan>({ name: 'stove', days: 3 });

  const extend = async () => {
    const days = await dialogs.open(ExtendDialog, loan);
    if (days !== null) setLoan((current) => ({ ...current, days }));
  };

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>
        One {loan.name}, {loan.days} days
      </Typography>
      <Button onClick={extend}>Change…</Button>
    </Stack>
  );
}

export default function ExtendLoan() {
  return (
    <DialogsProvider>
      <StoveLoan />
    </DialogsProvider>
  );
}
