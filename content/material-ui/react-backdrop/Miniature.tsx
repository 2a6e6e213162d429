import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 220,
        height: 130,
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Typography>Behind it</Typography>
      <Backdrop
        open
        slots={{ transition: Still }}
        slotProps={{ root: { sx: { position: 'absolute', color: '#fff' } } }}
      >
        <CircularProgress color="inherit" variant="determinate" value={70} />
      </Backdrop>
    </Box>
  );
}
