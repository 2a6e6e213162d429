import Alert from '@mui/joy/Alert';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import MapIcon from '@mui/icons-material/Map';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function AlertSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {SIZES.map((size) => (
        <Alert
          key={size}
          size={size}
          color="primary"
          startDecorator={<DirectionsBoatIcon />}
          endDecorator={
            <IconButton
              variant="soft"
              color="primary"
              aria-label={`Show pier 3 on the map (${size})`}
            >
              <MapIcon />
            </IconButton>
          }
        >
          Boarding at pier 3 has begun.
        </Alert>
      ))}
    </Stack>
  );
}
