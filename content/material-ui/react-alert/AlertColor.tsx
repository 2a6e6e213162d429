import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="success" color="info">
      Refund sent. It arrives in three days.
    </Alert>
  );
}
