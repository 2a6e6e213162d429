import AspectRatio from '@mui/joy/AspectRatio';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';
import type { Photo } from './photos';
import Scene from './Scene';

interface PhotoDialogProps {
  photo: Photo;
  onClose: () => void;
}

export default function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  return (
    <Modal open onClose={onClose}>
      <ModalDialog sx={{ width: 'min(560px, 100%)', overflowY: 'auto' }}>
        <ModalClose aria-label="Close" />
        <DialogTitle>{photo.title}</DialogTitle>
        <DialogContent>
          <AspectRatio ratio="4/3" sx={{ my: 1, borderRadius: 'sm' }}>
            <Scene scene={photo.scene} />
          </AspectRatio>
          <Typography>{photo.text}</Typography>
          <Typography level="body-sm" sx={{ mt: 1 }}>
            {photo.place}, {photo.year}. Taken by: {photo.photographer}. Plate {photo.id}.
          </Typography>
        </DialogContent>
      </ModalDialog>
    </Modal>
  );
}
