import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function Miniature() {
  return (
    <SnackbarContent
      message="Message sent"
      action={<Button size="small">Undo</Button>}
      sx={{ width: 260, minWidth: 0 }}
    />
  );
}
