import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Snackbar
      open
      message="Message sent"
      action={<Button size="small">Undo</Button>}
      slots={{ transition: Still }}
      slotProps={{ content: { sx: { width: 260, minWidth: 0 } } }}
      sx={{ position: 'static', transform: 'none' }}
    />
  );
}
