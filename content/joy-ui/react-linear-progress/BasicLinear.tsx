import LinearProgress from '@mui/joy/LinearProgress';

export default function BasicLinear() {
  return (
    <LinearProgress
      aria-label="Loading the catalog of films"
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
