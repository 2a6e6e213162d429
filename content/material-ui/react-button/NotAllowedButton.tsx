import Button, { buttonClasses } from '@mui/material/Button';

export default function NotAllowedButton() {
  return (
    <Button
      variant="contained"
      disabled
      sx={{ [`&.${buttonClasses.disabled}`]: { pointerEvents: 'auto', cursor: 'not-allowed' } }}
    >
      Ship on Sunday
    </Button>
  );
}
