import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearVariables() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <LinearProgress
        variant="outlined"
        determinate
        value={70}
        aria-label="A bar inside a frame"
        sx={{ '--LinearProgress-thickness': '20px', '--LinearProgress-progressThickness': '12px' }}
      />
      <LinearProgress
        determinate
        value={70}
        aria-label="Square corners"
        sx={{ '--LinearProgress-radius': '0px', '--LinearProgress-thickness': '10px' }}
      />
      <LinearProgress
        aria-label="A slower run"
        sx={{
          '--LinearProgress-circulation': '6s ease-in-out 0s infinite normal none running',
          '--LinearProgress-progressMaxWidth': '60%',
        }}
      />
    </Stack>
  );
}
