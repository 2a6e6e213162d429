import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertTitles() {
  return (
    <Alert severity="warning" sx={{ maxWidth: 480 }}>
      <AlertTitle>Pier 3 is closed until Monday</AlertTitle>
      Ferries to the islands leave from pier 5, a walk of eight minutes. Shuttle buses run from the
      station every quarter of an hour.
    </Alert>
  );
}
