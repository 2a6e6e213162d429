import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContents() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SnackbarContent
        role="status"
        message="Cards shuffled"
        action={
          <Button color="inherit" size="small">
            Undo
          </Button>
        }
      />
      <SnackbarContent
        role="status"
        message="Your teacher has sent back the essay “Ein Tag am Meer” with seven remarks and a new list of words."
        action={
          <Button color="inherit" size="small">
            Read remarks
          </Button>
        }
      />
    </Stack>
  );
}
