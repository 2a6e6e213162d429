import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function NestedModals() {
  const [step, setStep] = React.useState(0);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setStep(1)}>
        Share album
      </Button>
      <Modal open={step > 0} onClose={() => setStep(0)}>
        <ModalDialog>
          <DialogTitle>Share by link</DialogTitle>
          <DialogContent>Anyone with the link can look at 184 photos.</DialogContent>
          <DialogActions>
            <Button onClick={() => setStep(2)}>Create link</Button>
          </DialogActions>
          <Modal open={step > 1} onClose={() => setStep(1)}>
            <ModalDialog color="warning" variant="soft">
              <DialogTitle>Are you sure?</DialogTitle>
              <DialogContent>12 photos show where they were taken.</DialogContent>
              <DialogActions>
                <Button color="warning" onClick={() => setStep(0)}>
                  Share anyway
                </Button>
              </DialogActions>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
