import Alert from '@mui/material/Alert';

export default function OpenCode() {
  return <Alert severity="info">The office is closed on Monday.</Alert>;
}
