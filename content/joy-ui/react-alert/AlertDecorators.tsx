import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ReportIcon from '@mui/icons-material/Report';

export default function AlertDecorators() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert color="success" startDecorator={<CheckCircleIcon />}>
        Your cabin is confirmed for 9 June.
      </Alert>
      <Alert
        color="danger"
        startDecorator={<ReportIcon />}
        endDecorator={
          <Button size="sm" variant="solid" color="danger">
            Rebook
          </Button>
        }
      >
        Your 18:00 crossing is canceled.
      </Alert>
    </Stack>
  );
}
