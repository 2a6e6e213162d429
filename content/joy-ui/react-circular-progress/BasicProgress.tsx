import CircularProgress from '@mui/joy/CircularProgress';

export default function BasicProgress() {
  return <CircularProgress aria-label="Loading today’s bread" />;
}
