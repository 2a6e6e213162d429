import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import type { JSX } from 'react';

/** Alerts in four colors and variants. */
export function NoticeList(): JSX.Element {
  return (
    <Stack spacing={1.5}>
      <Alert role="note" color="success" variant="soft">
        The survey of 1907 is back on its shelf.
      </Alert>
      <Alert role="note" color="warning" variant="outlined">
        The reading room closes at 16:00 today.
      </Alert>
      <Alert
        role="note"
        color="danger"
        variant="solid"
        endDecorator={
          <Button size="sm" color="danger" variant="soft">
            Return it
          </Button>
        }
      >
        Sheet 12 is overdue.
      </Alert>
      <Alert role="note" color="neutral" variant="plain">
        Pencils only, please.
      </Alert>
    </Stack>
  );
}
