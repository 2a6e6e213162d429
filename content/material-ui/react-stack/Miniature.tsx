import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1} divider={<Divider flexItem />} sx={{ width: 150 }}>
      <Paper sx={{ py: 0.5, textAlign: 'center' }}>One</Paper>
      <Paper sx={{ py: 0.5, textAlign: 'center' }}>Two</Paper>
      <Paper sx={{ py: 0.5, textAlign: 'center' }}>Three</Paper>
    </Stack>
  );
}
