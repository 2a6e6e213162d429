import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import Box from '@mui/joy/Box';
import SyncIcon from '@mui/icons-material/Sync';

export default function ProgressAlert() {
  return (
    <Alert
      role="group"
      aria-label="Rebooking"
      color="primary"
      startDecorator={<SyncIcon />}
      endDecorator={
        <Button size="sm" variant="soft" color="primary">
          Stop
        </Button>
      }
      sx={{ overflow: 'hidden', width: '100%', pb: 2 }}
    >
      <Typography level="body-sm" textColor="inherit">
        38 of 52 passengers are on the 20:10 ferry by now.
      </Typography>
      <Box sx={{ position: 'absolute', insetInline: 0, bottom: 0, display: 'flex' }}>
        <LinearProgress
          determinate
          value={73}
          aria-label="Passengers rebooked"
          sx={{ borderRadius: 0 }}
        />
      </Box>
    </Alert>
  );
}
