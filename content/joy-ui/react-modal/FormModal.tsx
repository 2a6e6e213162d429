import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function FormModal() {
  const [name, setName] = React.useState('Summer 2026');
  const [open, setOpen] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename “{name}”
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog minWidth={320}>
          <DialogTitle>Rename album</DialogTitle>
          <DialogContent>Everyone you share it with sees the new name.</DialogContent>
          <Stack component="form" spacing={2} onSubmit={handleSubmit}>
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input name="name" defaultValue={name} autoFocus />
            </FormControl>
            <Button type="submit">Save</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
