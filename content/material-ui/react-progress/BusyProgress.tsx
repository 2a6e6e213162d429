import CircularProgress from '@mui/material/CircularProgress';

export default function BusyProgress() {
  return <CircularProgress disableShrink aria-label="Unpacking" />;
}
