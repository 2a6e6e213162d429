import Alert from '@mui/material/Alert';

export default function ClosedCode() {
  return <Alert severity="success">The parcel has arrived.</Alert>;
}
