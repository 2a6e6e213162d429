import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';

const PillSnackbar = styled(Snackbar)(({ theme }) => ({
  [`& .${snackbarContentClasses.root}`]: {
    borderRadius: 28,
    paddingInline: theme.spacing(3),
  },
}));

export default function CustomSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Finish the test
      </Button>
      <PillSnackbar
        open={open}
        onClose={() => setOpen(false)}
        message="18 of 20 right"
        slotProps={{
          content: { sx: { bgcolor: 'success.main', color: 'success.contrastText' } },
          clickAwayListener: { mouseEvent: false },
        }}
        action={
          <IconButton color="inherit" aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
    </div>
  );
}
