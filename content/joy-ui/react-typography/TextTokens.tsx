import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TextTokens() {
  return (
    <Stack spacing={0.5}>
      <Typography textColor="text.primary">Harbor Hour</Typography>
      <Typography textColor="text.secondary">With Tomas Lind</Typography>
      <Typography textColor="text.tertiary">Fridays at 18:00</Typography>
      <Typography textColor="primary.plainColor">Listen again</Typography>
    </Stack>
  );
}
