import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <Stack spacing={1.5} sx={{ width: 220 }}>
      <Typography level="body-sm">Morning</Typography>
      <Divider>or</Divider>
      <Typography level="body-sm">Evening</Typography>
    </Stack>
  );
}
