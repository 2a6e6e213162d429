import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function Miniature() {
  return (
    <Snackbar
      open
      variant="soft"
      color="success"
      endDecorator={
        <Button size="sm" color="success">
          Undo
        </Button>
      }
      sx={{ position: 'static', minWidth: 0, width: 260 }}
    >
      Message sent
    </Snackbar>
  );
}
