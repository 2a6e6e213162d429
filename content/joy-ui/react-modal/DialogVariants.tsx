import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const looks: readonly Pick<ModalDialogProps, 'variant' | 'color' | 'size'>[] = [
  { variant: 'outlined', color: 'neutral', size: 'sm' },
  { variant: 'plain', color: 'neutral', size: 'md' },
  { variant: 'soft', color: 'success', size: 'md' },
  { variant: 'solid', color: 'primary', size: 'lg' },
];

export default function DialogVariants() {
  const [look, setLook] = React.useState<(typeof looks)[number] | null>(null);

  return (
    <React.Fragment>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {looks.map((candidate) => (
          <Button
            key={candidate.variant}
            variant="outlined"
            color="neutral"
            onClick={() => setLook(candidate)}
          >
            {candidate.variant}, {candidate.size}
          </Button>
        ))}
      </Stack>
      <Modal open={look !== null} onClose={() => setLook(null)}>
        <ModalDialog {...look} invertedColors={look?.variant === 'solid'}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Backup is done</DialogTitle>
          <DialogContent>All 184 photos are safe.</DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
