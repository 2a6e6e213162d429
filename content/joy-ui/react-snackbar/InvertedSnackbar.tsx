import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvertedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Check for pledges</Button>
      <Snackbar
        variant="solid"
        color="primary"
        invertedColors
        size="lg"
        open={open}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            close();
          }
        }}
        sx={{ maxWidth: 360 }}
      >
        <div>
          <div role="alert">
            <Typography level="title-md">Half of the new mast is paid</Typography>
            <Typography level="body-sm" textColor="text.primary" sx={{ mt: 0.5 }}>
              412 listeners gave something this week.
            </Typography>
          </div>
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            <Button variant="solid" onClick={close}>
              Thank them
            </Button>
            <Button variant="outlined" onClick={close}>
              Later
            </Button>
          </Stack>
        </div>
      </Snackbar>
    </React.Fragment>
  );
}
