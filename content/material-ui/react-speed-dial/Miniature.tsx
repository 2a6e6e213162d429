import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Fab size="small" sx={{ bgcolor: 'background.paper' }}>
        <PrintIcon />
      </Fab>
      <Fab size="small" sx={{ bgcolor: 'background.paper' }}>
        <ShareIcon />
      </Fab>
      <Fab color="primary">
        <CloseIcon />
      </Fab>
    </Stack>
  );
}
