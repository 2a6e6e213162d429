import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write on the cake
      </Button>
      <Typography role="status">Asked to close: {reason}</Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={(_event, why) => {
          setReason(why);
          if (why !== 'backdropClick') setOpen(false);
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Text on the cake</DialogTitle>
        <DialogContent sx={{ px: 2 }}>
          <FormControl>
            <FormLabel>Up to 24 letters</FormLabel>
            <Input slotProps={{ input: { maxLength: 24 } }} />
          </FormControl>
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
