import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Window() {
  return (
    <Typography>
      Map of {window.innerWidth} by {window.innerHeight} px
    </Typography>
  );
}

export default function NoSsrFallback() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 260, maxWidth: '100%' }}>
      <NoSsr
        fallback={
          <Typography>
            <Skeleton />
          </Typography>
        }
      >
        <Window />
      </NoSsr>
    </Paper>
  );
}
