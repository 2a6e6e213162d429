import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions, { type DialogActionsProps } from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const layouts: Readonly<Record<string, Pick<DialogActionsProps, 'buttonFlex' | 'orientation'>>> = {
  'At the end': { orientation: 'horizontal-reverse' },
  'Equal halves': { orientation: 'horizontal-reverse', buttonFlex: 1 },
  'At the start': { orientation: 'horizontal' },
  Stacked: { orientation: 'vertical' },
};

export default function DialogButtons() {
  const [name, setName] = React.useState<string | null>(null);
  const { orientation, buttonFlex } = layouts[name ?? ''] ?? {};
  const close = () => setName(null);

  return (
    <React.Fragment>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {Object.keys(layouts).map((key) => (
          <Button key={key} variant="outlined" color="neutral" onClick={() => setName(key)}>
            {key}
          </Button>
        ))}
      </Stack>
      <Modal open={name !== null} onClose={close}>
        <ModalDialog minWidth={320}>
          <DialogTitle>Order 12 prints?</DialogTitle>
          <DialogActions orientation={orientation} buttonFlex={buttonFlex}>
            <Button onClick={close}>Order</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Not now
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
