import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Popper open disablePortal style={{ position: 'static' }}>
        <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
          On the top
        </Paper>
      </Popper>
      <Button variant="outlined" size="small">
        Anchor
      </Button>
    </Stack>
  );
}
