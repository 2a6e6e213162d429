import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={0.5}>
      <Typography color="primary">Live from the studio</Typography>
      <Typography color="neutral">Recorded on Tuesday</Typography>
      <Typography color="success">Transmitter at full power</Typography>
      <Typography color="warning">Backup line in use</Typography>
      <Typography color="danger">Off the air since 02:14</Typography>
    </Stack>
  );
}
