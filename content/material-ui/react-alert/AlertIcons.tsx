import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ThumbUpOutlinedIcon from '@mui/icons-material/ThumbUpOutlined';

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="info" icon={<DirectionsBoatIcon fontSize="inherit" />}>
        Boarding has begun at gate B.
      </Alert>
      <Alert
        severity="success"
        iconMapping={{ success: <ThumbUpOutlinedIcon fontSize="inherit" /> }}
      >
        Thank you for your review.
      </Alert>
      <Alert severity="info" icon={false}>
        The bar opens at 19:00.
      </Alert>
    </Stack>
  );
}
